import { expect, test } from "vitest";
import { valueChanges } from "./differences.ts";

const holiday = (from: string, why: string) => ({ from, for: "whole-hospital", change: "closed", why: { en: why } });
const christmas = holiday("2026-12-25", "Christmas");
const diwali = holiday("2026-11-08", "Diwali");
const ugadi = holiday("2027-04-06", "Ugadi");
const changes = (before: unknown[], after: unknown[]) =>
  valueChanges({ before: { rows: before }, after: { rows: after } });

test("lists removed and new rows as such, not as changed ones", () => {
  expect(changes([diwali, christmas], [ugadi])).toMatchObject([
    { field: ["rows", 0], before: undefined, after: ugadi },
    { field: ["rows", 0], before: diwali, after: undefined },
    { field: ["rows", 1], before: christmas, after: undefined },
  ]);
});

test("compares a moved row with the old row that has most fields in common", () => {
  const later = holiday("2026-12-26", "Christmas");
  expect(changes([diwali, christmas], [later])).toMatchObject([
    { field: ["rows", 0, "from"], before: "2026-12-25", after: "2026-12-26" },
    { field: ["rows", 0], before: diwali, after: undefined },
  ]);
});

test("compares a row that has little but its name with the old row of this name", () => {
  const [ecg, ultrasound] = [
    { name: "ECG", price: 300 },
    { name: "Ultrasound", price: 1200 },
  ];
  const cheaper = { ...ultrasound, price: 700 };
  expect(changes([ecg, ultrasound], [cheaper])).toMatchObject([
    { field: ["rows", 0, "price"], before: 1200, after: 700 },
    { field: ["rows", 0], before: ecg, after: undefined },
  ]);
  const mri = { name: "MRI", price: 6000 };
  expect(changes([ecg, ultrasound], [mri, ecg, cheaper])).toMatchObject([
    { field: ["rows", 0], before: undefined, after: mri },
    { field: ["rows", 2, "price"], before: 1200, after: 700 },
  ]);
});

test("compares rows at the same index of a list with as many rows", () => {
  expect(changes(["Cardio", "Heart"], ["Cardio", "Heart doctor"])).toMatchObject([
    { field: ["rows", 1], before: "Heart", after: "Heart doctor" },
  ]);
});

test("names the rows on the path to a value, without their nested rows", () => {
  const shift = { from: "10:00", to: "12:00" };
  const row = { doctor: "asha-rao", days: ["mon", "wed"], times: [shift] };
  const after = { ...row, times: [{ ...shift, to: "13:00" }] };
  expect(changes([row], [after])).toEqual([
    {
      field: ["rows", 0, "times", 0, "to"],
      before: "12:00",
      after: "13:00",
      rows: [
        { doctor: "asha-rao", days: ["mon", "wed"] },
        { from: "10:00", to: "13:00" },
      ],
    },
  ]);
});
