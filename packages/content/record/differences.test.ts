import { expect, test } from "vitest";
import { valueChanges } from "./differences.ts";

const holiday = (from: string, why: string) => ({ from, for: "whole-hospital", change: "closed", why: { en: why } });
const christmas = holiday("2026-12-25", "Christmas");
const diwali = holiday("2026-11-08", "Diwali");
const ugadi = holiday("2027-04-06", "Ugadi");
const changes = (before: unknown[], after: unknown[]) =>
  valueChanges({ before: { rows: before }, after: { rows: after } });

test("lists removed and new rows as such, not as changed ones", () => {
  expect(changes([diwali, christmas], [ugadi])).toEqual([
    { field: ["rows", 0], before: undefined, after: ugadi },
    { field: ["rows", 0], before: diwali, after: undefined },
    { field: ["rows", 1], before: christmas, after: undefined },
  ]);
});

test("compares a moved row with the old row that has most fields in common", () => {
  const later = holiday("2026-12-26", "Christmas");
  expect(changes([diwali, christmas], [later])).toEqual([
    { field: ["rows", 0, "from"], before: "2026-12-25", after: "2026-12-26" },
    { field: ["rows", 0], before: diwali, after: undefined },
  ]);
});

test("compares rows at the same index of a list with as many rows", () => {
  expect(changes(["Cardio", "Heart"], ["Cardio", "Heart doctor"])).toEqual([
    { field: ["rows", 1], before: "Heart", after: "Heart doctor" },
  ]);
});
