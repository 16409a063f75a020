import { fill } from "./fill.ts";

/**
 * A language's days for the scripts of a page, from `dayWords` of calendar.ts. Many browsers lack the names of some
 * languages, and a browser's own calendar takes 20 to 40 ms to load, on a phone four times as long.
 */
export interface DayWords {
  /** "{weekday} {day} {month}". */
  pattern: string;
  /** "{day} {month} {year}". */
  date: string;
  /** From Sunday, like `Date`. */
  weekdays: string[];
  months: string[];
}

/** `dayInWords("2026-11-24", words)` → "Tuesday 24 November": the same text as `dayOfWeek`. */
export function dayInWords(day: string, words: DayWords): string {
  return fillDay(words.pattern, day, words);
}

/** `dateInWords("2026-11-24", words)` → "24 November 2026": with long names the same text as `longDate`. */
export function dateInWords(day: string, words: DayWords): string {
  return fillDay(words.date, day, words);
}

function fillDay(pattern: string, day: string, { weekdays, months }: DayWords): string {
  const date = new Date(day);
  return fill(pattern, {
    weekday: weekdays[date.getUTCDay()] as string,
    day: date.getUTCDate(),
    month: months[date.getUTCMonth()] as string,
    year: date.getUTCFullYear(),
  });
}
