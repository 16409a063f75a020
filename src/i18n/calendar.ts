import type { Weekday } from "../time/clock.ts";
import type { spokenLanguages } from "../vocabulary.ts";
import type { Locale } from "./locales.ts";
import { fill, words } from "./words.ts";

/** The 1st of January 2024 was a Monday. */
const someMonday = Date.UTC(2024, 0, 1);
const dayMilliseconds = 24 * 60 * 60 * 1000;
const dayNumbers: Record<Weekday, number> = { mon: 0, tue: 1, wed: 2, thu: 3, fri: 4, sat: 5, sun: 6 };

/** `weekdayName("mon", "en")` → "Monday". */
export function weekdayName(day: Weekday, locale: Locale): string {
  const date = new Date(someMonday + dayNumbers[day] * dayMilliseconds);
  return new Intl.DateTimeFormat(`${locale}-IN`, { weekday: "long", timeZone: "UTC" }).format(date);
}

/** `weekdaySpans(["mon", "tue", "wed", "sat"], "en")` → "Monday – Wednesday, Saturday". */
export function weekdaySpans(days: Weekday[], locale: Locale): string {
  const sorted = days.toSorted((a, b) => dayNumbers[a] - dayNumbers[b]);
  // Days in a row are all as far from their place in the list.
  const spans = Map.groupBy(sorted, (day, index) => dayNumbers[day] - index).values();
  return [...spans]
    .map((span) => span.map((day) => weekdayName(day, locale)))
    .map((names) => (names.length > 1 ? `${names[0]} – ${names.at(-1)}` : names[0]))
    .join(", ");
}

/** `clockTime("14:30", "en")` → "2:30 pm" with a no-break space; in Hindi "दोपहर 2:30", with the time of day as people say it. */
export function clockTime(time: string, locale: Locale): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const date = new Date(Date.UTC(2024, 0, 1, hours, minutes));
  const format = new Intl.DateTimeFormat(`${locale}-IN`, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
    ...(locale === "hi" && { dayPeriod: "short" }),
  });
  // A line never breaks within a time.
  return format.format(date).replace(/\s/g, "\u00a0");
}

/** `clockSpan("09:30", "14:00", "en")` → "9:30 am – 2:00 pm". */
export function clockSpan(from: string, to: string, locale: Locale): string {
  return `${clockTime(from, locale)}\u00a0– ${clockTime(to, locale)}`;
}

/** `longDate("2026-12-31", "en")` → "31 December 2026". */
export function longDate(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(`${locale}-IN`, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** `monthName("2026-12", "en")` → "Dec 2026". */
export function monthName(month: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(`${locale}-IN`, { month: "short", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** `daysInWords("2026-12-20", "2026-12-31", "en")` → "20 to 31 December 2026". */
export function daysInWords(from: string, until: string, locale: Locale): string {
  if (from === until) return longDate(until, locale);
  const format = new Intl.DateTimeFormat(`${locale}-IN`, {
    day: "numeric",
    timeZone: "UTC",
    ...(from.slice(0, 7) !== until.slice(0, 7) && { month: "long" }),
    ...(from.slice(0, 4) !== until.slice(0, 4) && { year: "numeric" }),
  });
  const start = format.format(new Date(`${from}T00:00:00Z`));
  return fill(words(locale).fromUntil, { from: start, until: longDate(until, locale) });
}

/** `languageName("lus", "en")` → "Mizo". */
export function languageName(code: (typeof spokenLanguages)[number], locale: Locale): string {
  return new Intl.DisplayNames([`${locale}-IN`], { type: "language" }).of(code) ?? code;
}
