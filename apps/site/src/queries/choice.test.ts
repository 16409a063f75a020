import { expect, test } from "vitest";
import { choiceOf, maxDepartments } from "./choice";

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

test("returns all rows if they fit", () => {
  expect(choiceOf(rows(maxDepartments))).toEqual(rows(maxDepartments));
});

test("returns a selection, and the required row", () => {
  expect(choiceOf(rows(300), (row) => row === 250)).toEqual([...rows(24), 250]);
});
