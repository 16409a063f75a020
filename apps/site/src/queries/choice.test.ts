import { expect, test } from "vitest";
import { maxDepartments, selectRows } from "./choice";

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

test("returns all rows if they fit", () => {
  expect(selectRows(rows(maxDepartments))).toEqual(rows(maxDepartments));
});

test("returns a selection, and the required row", () => {
  expect(selectRows(rows(300), (row) => row === 250)).toEqual([...rows(24), 250]);
});
