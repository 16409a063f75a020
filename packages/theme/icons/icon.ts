import { createElement, type ReactElement, type SVGProps } from "react";

/** The `d` of a path, or another element. */
type Shape = string | [element: string, attributes: Record<string, string>];

export type Icon = (props: SVGProps<SVGSVGElement>) => ReactElement;

const line = { fill: "none", stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" };

/** Drawn with a pen of two units on a square of 24. */
export function lineIcon(...shapes: Shape[]): Icon {
  return drawn({ width: 24, height: 24, viewBox: "0 0 24 24", ...line }, shapes);
}

/** One filled path on a square of 48; outlines inside others stay empty. */
export function filledIcon(d: string): Icon {
  const shape: Shape = ["path", { fillRule: "evenodd", clipRule: "evenodd", d }];
  return drawn({ width: "1.5em", height: "1.5em", viewBox: "0 0 48 48", fill: "currentColor" }, [shape]);
}

function drawn(look: object, shapes: Shape[]): Icon {
  const elements = shapes.map((shape) => (typeof shape === "string" ? (["path", { d: shape }] as const) : shape));
  const parts = elements.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }));
  return (props) => createElement("svg", { ...look, ...props }, parts);
}
