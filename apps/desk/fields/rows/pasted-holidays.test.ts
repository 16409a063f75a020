import { knownLanguages } from "@hospital/content/languages";
import { dateFormat } from "@hospital/content/text/calendar";
import { afterEach, describe, expect, test, vi } from "vitest";
import { readHolidays } from "./pasted-holidays.ts";

const today = "2026-11-28";
const read = (text: string) => readHolidays(text, today).holidays;

test.each([
  ["26 January 2027 Republic Day", "2027-01-26", { en: "Republic Day" }],
  ["14/01/2027 Makar Sankranti", "2027-01-14", { en: "Makar Sankranti" }],
  ["14/01 Makar Sankranti", "2027-01-14", { en: "Makar Sankranti" }],
  ["25 Dec Christmas", "2026-12-25", { en: "Christmas" }],
  ["२६ जनवरी २०२७ गणतंत्र दिवस", "2027-01-26", { en: "गणतंत्र दिवस", hi: "गणतंत्र दिवस" }],
  ["17 सितम्बर 2027 - गणेश चतुर्थी", "2027-09-17", { en: "गणेश चतुर्थी", hi: "गणेश चतुर्थी" }],
  ["Mon 22 March 2027: Holi", "2027-03-22", { en: "Holi" }],
  ["Republic Day – 26-01-2027 (Tuesday)", "2027-01-26", { en: "Republic Day" }],
  ["1. Tuesday, 26 January 2027 Republic Day (गणतंत्र दिवस)", "2027-01-26", { en: "Republic Day", hi: "गणतंत्र दिवस" }],
  ["• May 1, 2027 Labour Day", "2027-05-01", { en: "Labour Day" }],
  ["2nd October 2027", "2027-10-02", {}],
])("reads %s", (line, from, name) => {
  expect(read(line)).toEqual([{ from, name }]);
});

test("reads a holiday of several days", () => {
  const diwali = { from: "2027-10-28", until: "2027-10-30", name: { en: "Diwali" } };
  expect(read("28 October 2027 to 30 October 2027 Diwali")).toEqual([diwali]);
  expect(read("28 October 2027 – 30 October Diwali")).toEqual([diwali]);
});

test("leaves out the serial numbers of a table", () => {
  const table = "क्रम\tत्योहार\tतारीख\n१\tगणतंत्र दिवस\t२६ जनवरी २०२८\n२\tहोली\t११ मार्च २०२८";
  expect(read(table).map(({ name }) => name.hi)).toEqual(["गणतंत्र दिवस", "होली"]);
  const dayFirst = "1 26 January 2028 Republic Day\n2 11 March 2028 Holi";
  expect(read(dayFirst).map(({ from, name }) => [from, name.en])).toEqual([
    ["2028-01-26", "Republic Day"],
    ["2028-03-11", "Holi"],
  ]);
  const days = read("1 January 2028 New Year\n2 October 2028 Gandhi Jayanti").map(({ from }) => from);
  expect(days).toEqual(["2028-01-01", "2028-10-02"]);
  expect(read("25 years of the hospital: 2 March 2028").map(({ name }) => name.en)).toEqual([
    "25 years of the hospital",
  ]);
});

test("uses the year of the heading, and lists the lines without a day", () => {
  const pasted = readHolidays("Holidays in 2028\n\n26 January Republic Day\nOPD is closed\n31/02 Nothing", today);
  expect(pasted.holidays).toEqual([{ from: "2028-01-26", name: { en: "Republic Day" } }]);
  expect(pasted.unread).toEqual(["Holidays in 2028", "OPD is closed", "31/02 Nothing"]);
});

describe("on a site in other languages", () => {
  const readIn = async (languages: readonly string[], lines: string[]) => {
    vi.resetModules();
    vi.doMock("@hospital/content/text/published-locales", () => ({ publishedLocales: languages }));
    const pasted = await import("./pasted-holidays.ts");
    return pasted.readHolidays(lines.join("\n"), today);
  };

  afterEach(() => {
    vi.doUnmock("@hospital/content/text/published-locales");
    vi.resetModules();
  });

  test("puts a name into the language of its script, and also into the first language", async () => {
    const names = [
      ["புத்தாண்டு", { ta: "புத்தாண்டு" }],
      ["OPD புத்தாண்டு", { ta: "OPD புத்தாண்டு" }],
      ["New Year", { ta: "New Year", en: "New Year" }],
      ["New Year (புத்தாண்டு)", { ta: "புத்தாண்டு", en: "New Year" }],
      ["नया साल | New Year", { ta: "नया साल", hi: "नया साल", en: "New Year" }],
      ["নববর্ষ", { ta: "নববর্ষ" }],
    ] as const;
    const lines = names.map(([line]) => `14 April 2027 ${line}`);
    const { holidays } = await readIn(["ta", "en", "hi"], lines);
    expect(holidays.map(({ name }) => name)).toEqual(names.map(([, name]) => name));
  });

  test("reads the months and digits of all published languages, also short ones", async () => {
    const days = Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, "0")}-14`);
    const written = knownLanguages.flatMap((language) =>
      (["long", "short"] as const).flatMap((month) => {
        const format = dateFormat(language, { day: "numeric", month, year: "numeric" });
        return days.map((day) => {
          const parts = Object.groupBy(format.formatToParts(new Date(day)), ({ type }) => type);
          const line = [parts.day, parts.month, parts.year].map((part) => part?.[0]?.value).join(" ");
          return { line, day };
        });
      }),
    );
    written.push({ line: "১৪ এপ্রিল ২০২৭", day: "2027-04-14" });
    const lines = written.map(({ line }) => `${line} Holiday`);
    const { holidays, unread } = await readIn(knownLanguages, lines);
    expect(unread).toEqual([]);
    expect(holidays.map(({ from }, index) => ({ line: written[index]?.line, day: from }))).toEqual(written);
  });
});
