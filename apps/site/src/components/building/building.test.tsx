import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Building, type BuildingProps, type Room } from "./building";

afterEach(cleanup);

const room = (name: string, overrides: Partial<Room> = {}): Room => ({
  name,
  href: `/${name.toLowerCase()}`,
  drawing: "General",
  isAlwaysOpen: false,
  hours: "",
  ...overrides,
});
const floor = (sign: string, ...rooms: Room[]) => ({
  name: `Block A, floor ${sign}`,
  sign,
  isBelow: false,
  rooms,
});
const show = (...blocks: BuildingProps["blocks"]) =>
  render(<Building label="The hospital" blocks={blocks} sitting="Lit: {count} of {total}" last="2026-12-31" />);

test("each room is a link with the department's name, in a list named by its floor", () => {
  show({ name: "Block A", floors: [floor("1", room("Cardiology"), room("Dental")), floor("G", room("Pharmacy"))] });
  const building = within(screen.getByRole("group", { name: "The hospital" }));
  expect(building.getAllByRole("list").map((list) => list.getAttribute("aria-label"))).toEqual([
    "Block A, floor 1",
    "Block A, floor G",
  ]);
  expect(building.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Cardiology", "/cardiology"],
    ["Dental", "/dental"],
    ["Pharmacy", "/pharmacy"],
  ]);
});

test("hides drawings from screen readers", () => {
  const { container } = show({ name: "Block A", floors: [floor("G", room("Pharmacy"))] });
  expect(container.querySelectorAll("svg:not([aria-hidden='true'])")).toHaveLength(0);
});

test("draws a floor without rooms, but not as a list", () => {
  const { container } = show({ name: "Block A", floors: [floor("2", room("Retina")), floor("1"), floor("G")] });
  expect(container.querySelectorAll("[data-sign]")).toHaveLength(3);
  expect(screen.getAllByRole("list")).toHaveLength(1);
});

test("lights an emergency department without a script", () => {
  show({ name: "Block A", floors: [floor("G", room("Emergency", { isAlwaysOpen: true }), room("Dental"))] });
  expect(screen.getByRole("link", { name: "Emergency" }).dataset.lit).toBe("always");
  expect(screen.getByRole("link", { name: "Dental" }).dataset.lit).toBeUndefined();
});

test("marks the room of the current department", () => {
  show({ name: "Block A", floors: [floor("G", room("Pharmacy", { isCurrent: true }), room("Dental"))] });
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Pharmacy");
});

test("draws all rooms of seven blocks with eleven floors", () => {
  const floors = Array.from({ length: 11 }, (_, number) => floor(`${number}`, room(`Room ${number}`)));
  show(...Array.from({ length: 7 }, (_, index) => ({ name: `Block ${index}`, floors })));
  expect(screen.getAllByRole("link")).toHaveLength(77);
});

test("draws a tree beside one or two blocks only", () => {
  const treesBeside = (count: number) => {
    const blocks = Array.from({ length: count }, (_, index) => ({ name: `Block ${index}`, floors: [floor("G")] }));
    return show(...blocks).container.querySelectorAll(".building__tree").length;
  };
  expect([1, 2, 3].map(treesBeside)).toEqual([1, 1, 0]);
});
