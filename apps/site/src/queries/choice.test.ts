import { expect, test } from "vitest";
import { choiceOf, maxDepartments } from "./choice";

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

test("as many as fit are all shown", () => {
  expect(choiceOf(rows(maxDepartments))).toEqual(rows(maxDepartments));
});

test("of more a choice is shown, and the one that is asked for", () => {
  expect(choiceOf(rows(300), (row) => row === 250)).toEqual([...rows(24), 250]);
});
