import type { z } from "astro/zod";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shapedCollections } from "../editor/shapes.ts";
import { choicesFor } from "../editor/spreadsheets/choices.ts";
import { partsOf } from "../editor/spreadsheets/columns.ts";
import { parseCell } from "../editor/spreadsheets/parse-cell.ts";
import { plainText } from "../editor/spreadsheets/plain-text.ts";
import type { CellValue } from "../editor/spreadsheets/read-workbook.ts";

const context = { choicesFor: choicesFor({ department: [{ label: "ENT", value: "ent" }] }), countsFrom1904: false };

/** The shape of a field: of a collection, or of the rows of one of its lists. */
function shapeOf(collection: string, label: string): z.ZodType {
  const home = shapedCollections.find(({ name }) => name === collection);
  const find = (shape: z.ZodType, isRecord: boolean): z.ZodType | undefined => {
    const { columns, lists } = partsOf(shape, () => 2, isRecord);
    return (
      columns.find((column) => column.label === label)?.shape ??
      lists.map(({ element }) => find(element, false)).find(Boolean)
    );
  };
  const shape = home && find(home.shape, true);
  if (!shape) throw new Error(`No field "${label}" in ${collection}`);
  return shape;
}

const meant = (shape: z.ZodType, raw: CellValue, current?: unknown, own = context) => {
  const understood = parseCell(shape, raw, current, own);
  return "value" in understood ? understood.value : understood.problem.join(" ");
};
const at = (text: string) => new Date(`${text}Z`);

describe("a time", () => {
  const from = shapeOf("doctors", "From");
  test.each<[CellValue, string]>([
    ["09:30", "09:30"],
    ["9:30", "09:30"],
    ["9.30", "09:30"],
    ["9:30:00", "09:30"],
    ["10:00:00 AM", "10:00"],
    ["12:15 am", "00:15"],
    ["12 noon", "12:00"],
    ["2 p.m.", "14:00"],
    ["14:00 hrs", "14:00"],
    ["१०:३०", "10:30"],
    ["सुबह", '"सुबह" is no time. Write hours and minutes, as 09:30 or 9:30 AM.'],
    ["0930", "09:30"],
    ["25:00", "No clock shows that time. Write hours and minutes, as 09:30 or 9:30 AM."],
    ["13 pm", "No clock shows 13 pm. Write hours and minutes, as 09:30 or 9:30 AM."],
    ["10:75", "No clock shows that time. Write hours and minutes, as 09:30 or 9:30 AM."],
    ["24:00", "No clock shows that time. Write hours and minutes, as 09:30 or 9:30 AM."],
    ["0.4166666", "10:00"],
    [0.416666666666667, "10:00"],
    [0.5, "12:00"],
    [10, "10:00"],
    [930, "09:30"],
    [10.3, "10:30"],
    [10.15, "10:15"],
    [10.5, "10.5 may be 10:50 or 10 hours and a part of one. Write hours and minutes, as 09:30 or 9:30 AM."],
    [-1, "-1 is no time. Write hours and minutes, as 09:30 or 9:30 AM."],
    [at("1899-12-30T10:00:00"), "10:00"],
    [at("1899-12-30T09:59:59.999"), "10:00"],
    [at("1904-01-01T16:45:00"), "16:45"],
    [
      at("2027-01-26T00:00:00"),
      "The cell holds the day 2027-01-26, where a time belongs. Write hours and minutes, as 09:30 or 9:30 AM.",
    ],
    ["#REF!", "The cell shows the error #REF!. Write the value itself."],
  ])("%s", (raw, wanted) => {
    expect(meant(from, raw)).toBe(wanted);
  });

  const to = shapeOf("hours", "To");
  test.each<CellValue>(["24:00", 1, 24, 2400, at("1899-12-31T00:00:00"), at("1904-01-02T00:00:00")])(
    "%s is the end of the day, where that may be",
    (raw) => {
      expect(meant(to, raw)).toBe("24:00");
    },
  );

  test("of any minute comes back from every way in which a spreadsheet keeps it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        const two = (part: number) => String(Math.floor(part)).padStart(2, "0");
        const wanted = `${two(minutes / 60)}:${two(minutes % 60)}`;
        const serial = minutes / 1440;
        for (const raw of [
          new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000 - 0.4),
          wanted,
          `${wanted}:00`,
          ` ${wanted} `,
        ])
          expect(meant(from, raw)).toBe(wanted);
        if (serial > 0) expect(meant(from, Number(serial.toPrecision(12)))).toBe(wanted);
      }),
    );
  });
});

describe("a day", () => {
  const first = shapeOf("exceptions", "From");
  test.each<[CellValue, string]>([
    ["2027-01-26", "2027-01-26"],
    ["26/01/2027", "2027-01-26"],
    ["26-1-27", "2027-01-26"],
    ["26.01.2027", "2027-01-26"],
    ["२६/०१/२०२७", "2027-01-26"],
    ["26 January 2027", "2027-01-26"],
    ["26-Jan-27", "2027-01-26"],
    ["26th Jan, 2027", "2027-01-26"],
    ["Jan 26, 2027", "2027-01-26"],
    ["26 जनवरी 2027", "2027-01-26"],
    [at("2027-01-26T00:00:00"), "2027-01-26"],
    [46413, "2027-01-26"],
    [
      "01/26/2027",
      '"01/26/2027" has the month 26; here the day comes first, then the month. Write the day first, as 26-01-2027, or 2027-01-26.',
    ],
    ["31/02/2027", '"31/02/2027" is in no calendar. Write the day first, as 26-01-2027, or 2027-01-26.'],
    ["soon", '"soon" is no day. Write the day first, as 26-01-2027, or 2027-01-26.'],
    [
      at("1899-12-30T10:00:00"),
      "The cell holds a time or the year 1899, where a day belongs. Write the day first, as 26-01-2027, or 2027-01-26.",
    ],
    [
      5,
      "The cell holds a time or the year 1900, where a day belongs. Write the day first, as 26-01-2027, or 2027-01-26.",
    ],
  ])("%s", (raw, wanted) => {
    expect(meant(first, raw)).toBe(wanted);
  });

  test("as a bare number is counted as the file counts", () => {
    expect(meant(first, 46413 - 1462, undefined, { ...context, countsFrom1904: true })).toBe("2027-01-26");
  });
});

test.each<[CellValue, string]>([
  ["2026-12", "2026-12"],
  ["Dec 2026", "2026-12"],
  ["12/2026", "2026-12"],
  ["दिसंबर 2026", "2026-12"],
  [at("2026-12-01T00:00:00"), "2026-12"],
])("a month: %s", (raw, wanted) => {
  expect(meant(shapeOf("disclosures", "Month"), raw)).toBe(wanted);
});

describe("a number", () => {
  const price = shapeOf("disclosures", "Price");
  test.each<[CellValue, number | string]>([
    [1500, 1500],
    ["1500", 1500],
    ["1,50,000", 150000],
    ["150,000", 150000],
    ["₹ 1,500/-", 1500],
    ["Rs. 500", 500],
    ["१५००", 1500],
    [29999.999999999996, 30000],
    ["1,5", '"1,5" is no number. Write digits only, as 1500.'],
    ["free", '"free" is no number. Write digits only, as 1500.'],
    [at("2027-01-01T00:00:00"), "The cell holds no number. Write digits only, as text or number."],
  ])("%s", (raw, wanted) => {
    expect(meant(price, raw)).toBe(wanted);
  });
});

describe("a choice", () => {
  test.each<[CellValue, unknown]>([
    ["Yes", true],
    ["yes ", true],
    [true, true],
    ["हाँ", true],
    ["TRUE", true],
    ["नहीं", false],
    [false, false],
    [0, false],
    ["maybe", '"maybe" is neither Yes nor No. Write Yes or No.'],
  ])("yes or no: %s", (raw, wanted) => {
    expect(meant(shapeOf("insurers", "In the moving strip"), raw)).toBe(wanted);
  });

  test.each<[CellValue, unknown]>([
    ["Monday, Friday", ["mon", "fri"]],
    ["Mon; Tues / thu", ["mon", "tue", "thu"]],
    ["Mon–Sat", ["mon", "tue", "wed", "thu", "fri", "sat"]],
    ["Monday to Wednesday and Sunday", ["mon", "tue", "wed", "sun"]],
    ["सोमवार और शुक्रवार", ["mon", "fri"]],
    ["Monday\nMonday", ["mon"]],
    ["T", expect.stringContaining('"T" is not one of the choices.')],
    ["Montag", expect.stringContaining("Did you mean")],
  ])("several of a list: %s", (raw, wanted) => {
    expect(meant(shapeOf("doctors", "Days"), raw)).toEqual(wanted);
  });

  test("by its label, its value, in any case", () => {
    const department = shapeOf("doctors", "Department");
    expect(["ENT", "ent", " Ent\u00a0"].map((raw) => meant(department, raw))).toEqual(["ent", "ent", "ent"]);
    expect(meant(department, "E.N.T. clinic")).toContain("is not one of the choices");
  });
});

describe("a text", () => {
  const registration = shapeOf("doctors", "Registration");
  test.each<[CellValue, unknown, unknown]>([
    [123, "00123", "00123"],
    [123, "456", "123"],
    ["00123", "123", "00123"],
    ["1.2E+10", undefined, expect.stringContaining("shortened a long number")],
    [1e21, undefined, expect.stringContaining("first fifteen digits")],
    [at("2027-02-01T00:00:00"), undefined, expect.stringContaining("made a day out of")],
    [true, undefined, expect.stringContaining("reads this as TRUE")],
    ["DMC\u00a0/ 12 \r\n", undefined, "DMC / 12"],
    ["=1+1", undefined, "=1+1"],
    ["#VALUE!", undefined, expect.stringContaining("shows the error")],
    [null, "123", undefined],
    ["  ", "123", undefined],
  ])("%s, where %s stood", (raw, current, wanted) => {
    expect(meant(registration, raw, current)).toEqual(wanted);
  });

  const phone = shapeOf("hospital", "Phones › Booking");
  test.each<[CellValue, unknown, unknown]>([
    [9876543210, undefined, "+91 98765 43210"],
    ["919876543210", undefined, "+91 98765 43210"],
    ["098765-43210", undefined, "+91 98765 43210"],
    ["+91 98765 43210", undefined, "+91 98765 43210"],
    [910000000001, "+91 00000 00001", "+91 00000 00001"],
    ["९८७६५४३२१०", undefined, "+91 98765 43210"],
    [18001234567, undefined, "1800 123 4567"],
    [108, "108", "108"],
    ["+91-11-2345-6789", "+91 11 2345 6789", "+91 11 2345 6789"],
  ])("a phone number: %s", (raw, current, wanted) => {
    expect(meant(phone, raw, current)).toBe(wanted);
  });

  test("lists of texts stand in lines, or between semicolons", () => {
    const aliases = shapeOf("insurers", "Aliases");
    expect(meant(aliases, "ABHI; Aditya Birla\nAB Health;")).toEqual(["ABHI", "Aditya Birla", "AB Health"]);
    expect(meant(aliases, '"A; B"; C')).toEqual(["A; B", "C"]);
  });

  test("Hindi keeps the joiners inside of words", () => {
    expect(plainText("\u200bक्\u200dष\u00a0 \u200d")).toBe("क्\u200dष");
  });
});

const everyColumn = shapedCollections.flatMap(({ name, shape }) => {
  const all = (part: z.ZodType, isRecord: boolean): { label: string; shape: z.ZodType }[] => {
    const { columns, lists } = partsOf(part, () => 2, isRecord);
    return [...columns, ...lists.flatMap(({ element }) => all(element, false))];
  };
  return all(shape, true).map((column) => ({ name: `${name}: ${column.label}`, shape: column.shape }));
});

test("whatever stands in a cell of any field is understood or refused in words", () => {
  const cell: fc.Arbitrary<CellValue> = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.date(),
    fc.constantFrom<CellValue>(
      null,
      "",
      "=1+1",
      "#N/A",
      "1E+10",
      "10:00:00 AM",
      "constructor",
      "__proto__",
      new Date(Number.NaN),
    ),
  );
  fc.assert(
    fc.property(fc.constantFrom(...everyColumn), cell, (column, raw) => {
      const understood = parseCell(column.shape, raw, undefined, context);
      if ("problem" in understood) for (const words of understood.problem) expect(words).toMatch(/^.*[.?…]$/s);
      else expect(understood).toHaveProperty("value");
    }),
    { numRuns: 3000 },
  );
});
