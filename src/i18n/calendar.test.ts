import { expect, test } from "vitest";
import { clockTime, languageName, longDate, monthName, weekdayName } from "./calendar.ts";

test("days, times and languages are named as people say them", () => {
  expect([weekdayName("mon", "en"), weekdayName("sun", "en"), weekdayName("mon", "hi")]).toEqual([
    "Monday",
    "Sunday",
    "सोमवार",
  ]);
  expect([clockTime("09:30", "en"), clockTime("14:00", "en")]).toEqual(["9:30 am", "2:00 pm"]);
  expect([clockTime("09:30", "hi"), clockTime("14:00", "hi")]).toEqual(["सुबह 9:30", "दोपहर 2:00"]);
  expect([longDate("2026-12-31", "en"), longDate("2026-12-31", "hi")]).toEqual(["31 December 2026", "31 दिसंबर 2026"]);
  expect([monthName("2026-10", "en"), monthName("2026-10", "hi")]).toEqual(["Oct 2026", "अक्टू॰ 2026"]);
  expect([languageName("lus", "en"), languageName("or", "en")]).toEqual(["Mizo", "Odia"]);
});
