import { expect, test } from "vitest";
import { clockTime, languageName, weekdayName } from "./calendar.ts";

test("days, times and languages are named as people say them", () => {
  expect([weekdayName("mon", "en"), weekdayName("sun", "en"), weekdayName("mon", "hi")]).toEqual([
    "Monday",
    "Sunday",
    "सोमवार",
  ]);
  expect([clockTime("09:30", "en"), clockTime("14:00", "en")]).toEqual(["9:30 am", "2:00 pm"]);
  expect([languageName("lus", "en"), languageName("or", "en")]).toEqual(["Mizo", "Odia"]);
});
