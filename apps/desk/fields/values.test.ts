import { z } from "astro/zod";
import { describe, expect, test } from "vitest";
import type { Choices } from "../api.ts";
import { complete, parseCell, toForm, toRecord } from "./values.ts";

const text = () => z.union([z.string(), z.strictObject({ en: z.string(), hi: z.string().optional() })]);
const localized = text().meta({ isLocalized: true });

test("a text for all languages has one input for each, and is stored once if they stay equal", () => {
  const shape = z.strictObject({ name: localized });
  expect(toForm(shape, { name: "X-ray" })).toEqual({ name: { en: "X-ray", hi: "X-ray" } });
  expect(toRecord(shape, { name: { en: "X-ray", hi: "X-ray" } })).toEqual({ name: "X-ray" });
  expect(toRecord(shape, { name: { en: "X-ray", hi: "" } })).toEqual({ name: { en: "X-ray" } });
});

test("a text that may be in any language is in the form under its own, and is stored as the one for all", () => {
  const shape = z.strictObject({ text: localized.meta({ isInAnyLanguage: true }) });
  const inHindi = "सोमवार को OPD बंद";
  expect(toRecord(shape, { text: { en: "", hi: inHindi } })).toEqual({ text: inHindi });
  expect(toForm(shape, { text: inHindi })).toEqual({ text: { hi: inHindi } });
  expect(toRecord(shape, { text: { en: "OPD closed", hi: inHindi } })).toEqual({
    text: { en: "OPD closed", hi: inHindi },
  });
  expect(toRecord(shape, { text: { en: "OPD closed", hi: "" } })).toEqual({ text: { en: "OPD closed" } });
  expect(toForm(shape, { text: "OPD" })).toEqual({ text: { en: "OPD", hi: "OPD" } });
  expect(toRecord(z.strictObject({ text: localized }), { text: { en: "", hi: inHindi } })).toEqual({
    text: { hi: inHindi },
  });
});

test("a new record has null for each empty field, and stores none of them", () => {
  const shape = z.strictObject({
    degree: z.string().optional(),
    fees: z.strictObject({ first: z.int(), next: z.int().optional() }).optional(),
    isOpen: z.boolean().default(false),
    rows: z.array(z.strictObject({ name: z.string() })).optional(),
  });
  const empty = { degree: null, fees: { first: null, next: null }, isOpen: null, rows: null };
  expect(complete(shape)).toEqual(empty);
  expect(toRecord(shape, { ...empty, isOpen: false, rows: [] })).toEqual({});
});

test("an amount is stored as a number, however a person writes it", () => {
  const shape = z.strictObject({ price: z.number() });
  for (const price of ["1350", "1,350", "₹1,350/-", "Rs. 1350", "१,३५०", "૧૩૫૦", "1350.00"])
    expect(toRecord(shape, { price })).toEqual({ price: 1350 });
  expect(toRecord(shape, { price: "13,50" })).toEqual({ price: "13,50" });
});

test("a date in a cell for a number is named as a day", () => {
  const { problem } = parseCell(z.number(), new Date("2027-03-01"), {} as Choices) as { problem: { en: string } };
  expect(problem.en).toContain("“2027-03-01”");
});

test.each(["Mon 22 March 2027", "22-03-2027 (Monday)", "सोमवार, २२ मार्च 2027"])(
  "a day may have its weekday: %s",
  (cell) => {
    expect(parseCell(z.string().meta({ fieldType: "day" }), cell, {} as Choices)).toEqual({ value: "2027-03-22" });
  },
);

test.each(["14/01", "14 January", "Jan 14", "29-02", "गुरुवार, १४ जनवरी"])("a day needs its year: %s", (cell) => {
  const parsed = parseCell(z.string().meta({ fieldType: "day" }), cell, {} as Choices);
  expect(parsed).toMatchObject({
    problem: { en: expect.stringContaining("has no year. Write the day with its year") },
  });
});

describe("the IDs of new rows", () => {
  const notices = z.array(z.strictObject({ id: z.string(), name: z.string() }));
  const named = (count: number) => toRecord(notices, new Array(count).fill({ name: "A" })) as { id: string }[];

  test("get a number if the name is already used", () => {
    expect(named(3).map(({ id }) => id)).toEqual(["a", "a-2", "a-3"]);
    expect(new Set(named(3200).map(({ id }) => id)).size).toBe(3200);
  });
});
