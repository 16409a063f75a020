import { expect, test } from "vitest";
import { readHolidays } from "./pasted-holidays.ts";

const today = "2026-11-28";
const read = (text: string) => readHolidays(text, today).holidays;

test.each([
  ["26 January 2027 Republic Day", "2027-01-26", { en: "Republic Day" }],
  ["14/01/2027 Makar Sankranti", "2027-01-14", { en: "Makar Sankranti" }],
  ["14/01 Makar Sankranti", "2027-01-14", { en: "Makar Sankranti" }],
  ["25 Dec Christmas", "2026-12-25", { en: "Christmas" }],
  ["२६ जनवरी २०२७ गणतंत्र दिवस", "2027-01-26", { hi: "गणतंत्र दिवस" }],
  ["17 सितम्बर 2027 - गणेश चतुर्थी", "2027-09-17", { hi: "गणेश चतुर्थी" }],
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

test("uses the year of the heading, and lists the lines without a day", () => {
  const pasted = readHolidays("Holidays in 2028\n\n26 January Republic Day\nOPD is closed\n31/02 Nothing", today);
  expect(pasted.holidays).toEqual([{ from: "2028-01-26", name: { en: "Republic Day" } }]);
  expect(pasted.unread).toEqual(["Holidays in 2028", "OPD is closed", "31/02 Nothing"]);
});
