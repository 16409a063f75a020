import { dayMs, type Weekday } from "@hospital/timetable/clock";
import type { spokenLanguages } from "../vocabulary.ts";
import { commaList } from "./comma-list.ts";
import type { DayWords } from "./day-words.ts";
import { type Locale, publishedLocales } from "./locales.ts";

/** The 1st of January 2024 was a Monday. */
const someMonday = Date.UTC(2024, 0, 1);
const dayNumbers: Record<Weekday, number> = { mon: 0, tue: 1, wed: 2, thu: 3, fri: 4, sat: 5, sun: 6 };

/** `weekdayName("mon", "en")` → "Monday". */
export function weekdayName(day: Weekday, locale: Locale, weekday: "long" | "short" = "long"): string {
  const date = new Date(someMonday + dayNumbers[day] * dayMs);
  return dateFormat(locale, { weekday }).format(date);
}

/** `weekdaySpans(["mon", "tue", "wed", "sat"], "en")` → "Monday – Wednesday, Saturday". */
export function weekdaySpans(days: Weekday[], locale: Locale, weekday?: "short"): string {
  const sorted = days.toSorted((a, b) => dayNumbers[a] - dayNumbers[b]);
  // Consecutive days have the same difference to their index.
  const spans = Map.groupBy(sorted, (day, index) => dayNumbers[day] - index).values();
  const named = [...spans]
    .map((span) => span.map((day) => weekdayName(day, locale, weekday)))
    .map((names) => (names.length > 1 ? `${names[0]} – ${names.at(-1)}` : names[0]));
  return commaList(named, locale);
}

/** `dayOfWeek("2026-11-24", "en")` → "Tuesday 24 November"; short "Tue 24 Nov". */
export function dayOfWeek(day: string, locale: Locale, length: "long" | "short" = "long"): string {
  const format = dateFormat(locale, { weekday: length, day: "numeric", month: length });
  return format.format(new Date(day)).replace(",", "");
}

/** The names and patterns of `dayOfWeek` and `longDate`, for the scripts of a page. */
export function dayWords(locale: Locale): Record<"long" | "short", DayWords> {
  const wordsOf = (length: "long" | "short"): DayWords => {
    const format = dateFormat(locale, { weekday: length, day: "numeric", month: length });
    const date = dateFormat(locale, { day: "numeric", month: length, year: "numeric" });
    const partsOf = (month: number, day: number) => format.formatToParts(Date.UTC(2024, month, day));
    const name = (type: "weekday" | "month", month: number, day: number) =>
      partsOf(month, day).find((part) => part.type === type)?.value ?? "";
    return {
      pattern: patternOf(partsOf(0, 1)).replace(",", ""),
      date: patternOf(date.formatToParts(someMonday)),
      // Starts on Sunday, like `Date`: 7 January 2024 was a Sunday.
      weekdays: Array.from({ length: 7 }, (_, index) => name("weekday", 0, 7 + index)),
      months: Array.from({ length: 12 }, (_, index) => name("month", index, 1)),
    };
  };
  return { long: wordsOf("long"), short: wordsOf("short") };
}

function patternOf(parts: Intl.DateTimeFormatPart[]): string {
  return parts.map(({ type, value }) => (type === "literal" ? value : `{${type}}`)).join("");
}

/** `longDate("2026-12-31", "en")` → "31 December 2026". */
export function longDate(day: string, locale: Locale): string {
  return dateFormat(locale, { dateStyle: "long" }).format(new Date(`${day}T00:00:00Z`));
}

/** `monthName("2026-12", "en")` → "Dec 2026". */
export function monthName(month: string, locale: Locale): string {
  return dateFormat(locale, { month: "short", year: "numeric" }).format(new Date(`${month}-01T00:00:00Z`));
}

/** `languageName("lus", "en")` → "Mizo". */
export function languageName(code: (typeof spokenLanguages)[number], locale: Locale): string {
  return new Intl.DisplayNames([`${locale}-IN-u-nu-latn`], { type: "language" }).of(code) ?? code;
}

/** The names of a language in all languages of the site, and its own: "Tamil", "तमिल", "தமிழ்". */
export function languageNames(code: (typeof spokenLanguages)[number]): string[] {
  const endonym = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return [...new Set([...publishedLocales.map((locale) => languageName(code, locale)), endonym])];
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Memoized: creating a format takes a hundred times as long as using it. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format =
    dateFormats.get(key) ?? new Intl.DateTimeFormat(`${locale}-IN-u-nu-latn`, { ...options, timeZone: "UTC" });
  dateFormats.set(key, format);
  return format;
}
