import { expect, test } from "vitest";
import { changedParts } from "./changed-parts.ts";

const row = { id: null, days: ["mon"], room: { en: "1" } };

test("lists each changed field of a row, in any order of the fields", () => {
  const after = { rows: [row, { days: ["tue"], room: { en: "2" }, id: "a" }] };
  expect(changedParts({ rows: [row, row] }, after)).toEqual([
    { path: "rows.1.id", value: "a" },
    { path: "rows.1.days", value: ["tue"] },
    { path: "rows.1.room.en", value: "2" },
  ]);
});

test("lists a list as a whole if it has another number of rows", () => {
  expect(changedParts({ name: "A", rows: [row, row] }, { name: "A", rows: [row] })).toEqual([
    { path: "rows", value: [row] },
  ]);
});

test("lists a field that is new, and one that is gone", () => {
  expect(changedParts({ old: 1, both: null }, { both: null, now: { x: 1 } })).toEqual([
    { path: "old", value: undefined },
    { path: "now", value: { x: 1 } },
  ]);
});
