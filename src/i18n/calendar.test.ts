import { expect, test } from "vitest";
import { clockTime, daysInWords, languageName, longDate, weekdayName } from "./calendar.ts";

test("days, times and languages are named as people say them", () => {
  expect([weekdayName("mon", "en"), weekdayName("sun", "en"), weekdayName("mon", "hi")]).toEqual([
    "Monday",
    "Sunday",
    "सोमवार",
  ]);
  expect([clockTime("09:30", "en"), clockTime("14:00", "en")]).toEqual(["9:30 am", "2:00 pm"]);
  expect([clockTime("09:30", "hi"), clockTime("14:00", "hi")]).toEqual(["सुबह 9:30", "दोपहर 2:00"]);
  expect([longDate("2026-12-31", "en"), longDate("2026-12-31", "hi")]).toEqual(["31 December 2026", "31 दिसंबर 2026"]);
  expect([languageName("lus", "en"), languageName("or", "en")]).toEqual(["Mizo", "Odia"]);
});

test("what two days share is said once", () => {
  const inEnglish = (from: string, until: string) => daysInWords(from, until, "en");
  expect(inEnglish("2026-12-25", "2026-12-25")).toBe("25 December 2026");
  expect(inEnglish("2026-12-20", "2026-12-31")).toBe("20 to 31 December 2026");
  expect(inEnglish("2026-11-28", "2026-12-03")).toBe("28 November to 3 December 2026");
  expect(inEnglish("2026-12-28", "2027-01-03")).toBe("28 December 2026 to 3 January 2027");
  expect(inEnglish("2026-12-03", "2027-12-03")).toBe("3 December 2026 to 3 December 2027");
  expect(daysInWords("2026-12-20", "2026-12-31", "hi")).toBe("20 से 31 दिसंबर 2026 तक");
});
