import { expect, test } from "vitest";
import { clockSpan, clockTime, languageName, longDate, weekdayName, weekdaySpans } from "./calendar.ts";

test("days, times and languages are named as people say them", () => {
  expect([weekdayName("mon", "en"), weekdayName("sun", "en"), weekdayName("mon", "hi")]).toEqual([
    "Monday",
    "Sunday",
    "सोमवार",
  ]);
  expect([clockTime("09:30", "en"), clockTime("14:00", "en")]).toEqual(["9:30 am", "2:00 pm"]);
  expect([clockTime("09:30", "hi"), clockTime("14:00", "hi")]).toEqual(["सुबह 9:30", "दोपहर 2:00"]);
  expect(clockSpan("09:30", "24:00", "en")).toBe("9:30 am – 12:00 am");
  expect([longDate("2026-12-31", "en"), longDate("2026-12-31", "hi")]).toEqual(["31 December 2026", "31 दिसंबर 2026"]);
  expect([languageName("lus", "en"), languageName("or", "en")]).toEqual(["Mizo", "Odia"]);
});

test("days in a row are named by the first and the last, in whatever order they come", () => {
  expect(weekdaySpans(["wed", "mon", "tue", "sat"], "en")).toBe("Monday – Wednesday, Saturday");
  expect(weekdaySpans(["mon", "tue", "wed", "thu", "fri", "sat"], "hi")).toBe("सोमवार – शनिवार");
  expect(weekdaySpans(["sun"], "en")).toBe("Sunday");
});
