import {
  dayOfWeek,
  dayWords,
  languageName,
  longDate,
  monthName,
  weekdayName,
  weekdaySpans,
} from "@hospital/content/text/calendar";
import { clockSpan, clockTime, spokenTimesOf } from "@hospital/content/text/clock-time";
import { dateInWords, dayInWords } from "@hospital/content/text/day-words";
import type { Locale } from "@hospital/content/text/locales";
import { addDays } from "@hospital/timetable/clock";
import { expect, test } from "vitest";
import { daysInWords } from "./day-spans.ts";
import { dictionaries } from "./dictionaries.ts";

test("names days, times and languages idiomatically", () => {
  expect([weekdayName("mon", "en"), weekdayName("sun", "en"), weekdayName("mon", "hi")]).toEqual([
    "Monday",
    "Sunday",
    "सोमवार",
  ]);
  expect([longDate("2026-12-31", "en"), longDate("2026-12-31", "hi")]).toEqual(["31 December 2026", "31 दिसंबर 2026"]);
  expect([monthName("2026-10", "en"), monthName("2026-10", "hi")]).toEqual(["Oct 2026", "अक्टू॰ 2026"]);
  expect([languageName("lus", "en"), languageName("or", "en")]).toEqual(["Mizo", "Odia"]);
});

test.each(Object.keys(dictionaries) as Locale[])(
  "%s: scripts and pages format every day of a year in the same way",
  (locale) => {
    for (let day = "2027-01-01"; day < "2028-01-01"; day = addDays(day, 1)) {
      expect(dateInWords(day, dayWords(locale).long)).toBe(longDate(day, locale));
      for (const length of ["long", "short"] as const)
        expect(dayInWords(day, dayWords(locale)[length])).toBe(dayOfWeek(day, locale, length));
    }
  },
);

test("omits unnecessary minutes, and repeats no part of the day", () => {
  const withPlainSpaces = (text: string) => text.replaceAll("\u00a0", " ");
  const times = ["00:00", "09:30", "12:00", "12:30", "14:00", "24:00"];
  expect(times.map((time) => withPlainSpaces(clockTime(time)))).toEqual([
    "12 midnight",
    "9:30 am",
    "12 noon",
    "12:30 pm",
    "2 pm",
    "12 midnight",
  ]);
  expect(times.map((time) => withPlainSpaces(clockTime(time, spokenTimesOf("hi"))))).toEqual([
    "रात 12 बजे",
    "सुबह 9:30 बजे",
    "दोपहर 12 बजे",
    "दोपहर 12:30 बजे",
    "दोपहर 2 बजे",
    "रात 12 बजे",
  ]);
  const spans = [
    ["17:00", "19:00"],
    ["09:00", "11:00"],
    ["10:00", "13:30"],
    ["11:00", "12:00"],
    ["18:30", "01:00"],
    ["06:30", "01:00"],
  ] as const;
  expect(spans.map(([from, to]) => withPlainSpaces(clockSpan(from, to)))).toEqual([
    "5 – 7 pm",
    "9 – 11 am",
    "10 am – 1:30 pm",
    "11 am – 12 noon",
    "6:30 pm – 1 am",
    "6:30 am – 1 am",
  ]);
  expect(spans.map(([from, to]) => withPlainSpaces(clockSpan(from, to, spokenTimesOf("hi"))))).toEqual([
    "शाम 5 से 7 बजे",
    "सुबह 9 से 11 बजे",
    "सुबह 10 से दोपहर 1:30 बजे",
    "सुबह 11 से दोपहर 12 बजे",
    "शाम 6:30 से रात 1 बजे",
    "सुबह 6:30 से रात 1 बजे",
  ]);
});

test("formats hours in Marathi", () => {
  const withPlainSpaces = (text: string) => text.replaceAll("\u00a0", " ");
  expect(
    ["05:30", "09:30", "14:00", "18:00", "22:15"].map((time) => withPlainSpaces(clockTime(time, spokenTimesOf("mr")))),
  ).toEqual(["पहाटे 5:30 वा.", "सकाळी 9:30 वा.", "दुपारी 2 वा.", "संध्याकाळी 6 वा.", "रात्री 10:15 वा."]);
  expect(withPlainSpaces(clockSpan("10:00", "13:30", spokenTimesOf("mr")))).toBe("सकाळी 10 ते दुपारी 1:30 वा.");
  expect([weekdayName("mon", "mr"), longDate("2026-12-31", "mr"), dayOfWeek("2026-11-24", "mr")]).toEqual([
    "सोमवार",
    "31 डिसेंबर, 2026",
    "मंगळवार 24 नोव्हेंबर",
  ]);
});

test("formats hours in Malayalam", () => {
  const spoken = spokenTimesOf("ml");
  const spans = [clockSpan("09:00", "12:00", spoken), clockSpan("16:30", "18:00", spoken)];
  expect([clockTime("08:30", spoken), ...spans].map((text) => text.replaceAll("\u00a0", " "))).toEqual([
    "രാവിലെ 8:30",
    "രാവിലെ 9 മുതൽ ഉച്ചയ്ക്ക് 12 വരെ",
    "വൈകിട്ട് 4:30 മുതൽ 6 വരെ",
  ]);
});

test("adds a suffix to both times in languages with one", () => {
  const assamese = {
    parts: "ৰাতি পুৱা পুৱা দুপৰীয়া আবেলি ৰাতি",
    at: "{time} বজাত",
    span: "{from}ৰ পৰা {to} বজালৈ",
  } as const;
  const spans = [clockSpan("09:00", "11:00", assamese), clockSpan("09:00", "13:00", assamese)];
  expect(spans.map((text) => text.replaceAll("\u00a0", " "))).toEqual(["পুৱা 9ৰ পৰা 11 বজালৈ", "পুৱা 9ৰ পৰা দুপৰীয়া 1 বজালৈ"]);
});

test("formats a day with weekday and month", () => {
  expect([dayOfWeek("2026-11-24", "en"), dayOfWeek("2028-02-29", "hi")]).toEqual([
    "Tuesday 24 November",
    "मंगलवार 29 फ़रवरी",
  ]);
});

test("combines the parts that two days have in common", () => {
  const inEnglish = (from: string, until: string) => daysInWords(from, until, "en");
  expect(inEnglish("2026-12-25", "2026-12-25")).toBe("25 December 2026");
  expect(inEnglish("2026-12-20", "2026-12-31")).toBe("20 to 31 December 2026");
  expect(inEnglish("2026-11-28", "2026-12-03")).toBe("28 November to 3 December 2026");
  expect(inEnglish("2026-12-28", "2027-01-03")).toBe("28 December 2026 to 3 January 2027");
  expect(inEnglish("2026-12-03", "2027-12-03")).toBe("3 December 2026 to 3 December 2027");
  expect(daysInWords("2026-12-20", "2026-12-31", "hi")).toBe("20 से 31 दिसंबर 2026 तक");
});

test("names consecutive days by the first and the last, in any order", () => {
  expect(weekdaySpans(["wed", "mon", "tue", "sat"], "en")).toBe("Monday – Wednesday, Saturday");
  expect(weekdaySpans(["mon", "tue", "wed", "thu", "fri", "sat"], "hi")).toBe("सोमवार – शनिवार");
  expect(weekdaySpans(["sun"], "en")).toBe("Sunday");
});
