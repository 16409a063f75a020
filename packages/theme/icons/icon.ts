import { createElement, type ReactElement, type SVGProps } from "react";

type Shape = [element: string, attributes: Record<string, string>];

export type Icon = (props: SVGProps<SVGSVGElement>) => ReactElement;

const line = { fill: "none", stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" };

/** Drawn with a pen of two units on a square of 24. */
export function lineIcon(...shapes: Shape[]): Icon {
  return drawn({ width: 24, height: 24, viewBox: "0 0 24 24", ...line }, shapes);
}

/** Filled, on a square of 48. */
export function filledIcon(...shapes: Shape[]): Icon {
  return drawn({ width: "1.5em", height: "1.5em", viewBox: "0 0 48 48", fill: "currentColor" }, shapes);
}

function drawn(look: object, shapes: Shape[]): Icon {
  const parts = shapes.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }));
  return (props) => createElement("svg", { ...look, ...props }, parts);
}
