import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BuildingMap, type BuildingMapProps } from "./building-map";

afterEach(cleanup);

const floor = (rooms: number, ...filled: number[]) => ({ rooms, filled, isBelow: false });
const drawn = (blocks: BuildingMapProps["blocks"]) => {
  const { container } = render(<BuildingMap blocks={blocks} place="Block A, floor 1" />);
  const paths = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? "");
  const [, , , height] = container.querySelector("svg")?.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
  return { filled: paths[0]?.match(/M[^M]*/g) ?? [], lines: paths[1] ?? "", height: height ?? 0 };
};

test("links the location, and hides the drawing from screen readers", () => {
  render(
    <BuildingMap blocks={[{ floors: [floor(1, 0)] }]} place="Block A, ground floor" href="/directions#floor-plan" />,
  );
  const link = screen.getByRole("link", { name: "Block A, ground floor" });
  expect(link.getAttribute("href")).toBe("/directions#floor-plan");
  expect(link.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

test("without a page with directions, the location isn't a link", () => {
  render(<BuildingMap blocks={[{ floors: [floor(1, 0)] }]} place="Block A, ground floor" />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText("Block A, ground floor")).toBeTruthy();
});

test("fills the department's room at its position on its floor", () => {
  expect(drawn([{ floors: [floor(1), floor(4, 2)] }]).filled).toEqual(["M80 21h37v15H80z"]);
});

test("fills two rooms for a department on two floors", () => {
  expect(drawn([{ floors: [floor(2, 1), floor(2, 0)] }]).filled).toHaveLength(2);
});

test("fits seven blocks into the drawing", () => {
  const { lines } = drawn(Array.from({ length: 7 }, () => ({ floors: [floor(3), floor(2)] })));
  const corners = [...lines.matchAll(/M([\d.]+) [\d.]+h([\d.]+)/g)].map(
    ([, left, wide]) => Number(left) + Number(wide),
  );
  expect(corners).toHaveLength(14);
  expect(Math.max(...corners)).toBeLessThanOrEqual(160);
});

test("lowers the floors of a block with eleven floors to fit the height", () => {
  const { lines, height } = drawn([{ floors: Array.from({ length: 11 }, () => floor(1)) }]);
  expect(lines.match(/v10H/g)).toHaveLength(11);
  expect(height).toBeLessThanOrEqual(120);
});

test("draws a basement below the ground", () => {
  const { filled } = drawn([{ floors: [floor(1), { rooms: 1, filled: [0], isBelow: true }] }]);
  expect(filled).toEqual(["M6 21h148v15H6z"]);
});
