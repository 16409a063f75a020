import { plainSpelling, soundOf } from "@hospital/search/fold";
import type { FilledCell } from "./cell.ts";

/* Functions for the cells of days, months and times. */

export function isoDay(date: Date): string {
  return Number.isNaN(date.valueOf()) ? "" : date.toISOString().slice(0, 10);
}

/** The text of a cell for a message; a date as a day. */
export function cellText(content: FilledCell): string {
  return content instanceof Date ? isoDay(content) : String(content);
}

/** The groups of a match whose first two parts are in the other order. */
export function reordered(match: RegExpExecArray | null): string[] | undefined {
  return match ? [match[0], match[2] ?? "", match[1] ?? "", match[3] ?? ""] : undefined;
}

const months = ["en", "hi"].map((locale) => {
  const format = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => plainSpelling(format.format(Date.UTC(2026, month))));
});

/** The number of a month by its English or Hindi name, the beginning of one, or another spelling: "सितम्बर". */
export function monthNamed(word: string): number | undefined {
  const begin = plainSpelling(word);
  const numbersOf = (isMatch: (name: string) => boolean) =>
    months.flatMap((names) => names.flatMap((name, index) => (isMatch(name) ? [index + 1] : [])));
  const begun = numbersOf((name) => name.startsWith(begin));
  const matches = begun.length > 0 ? begun : numbersOf((name) => soundOf(name) === soundOf(begin));
  return begin.length >= 2 && new Set(matches).size === 1 ? matches[0] : undefined;
}

const weekdays = new Set(
  ["en", "hi"].flatMap((locale) =>
    (["long", "short"] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" });
      return Array.from({ length: 7 }, (_, day) => plainSpelling(format.format(Date.UTC(2024, 0, 1 + day))));
    }),
  ),
);

/** A day without the name of its weekday: "Mon 22 March 2028", "26-01-2028 (Wednesday)". */
export function withoutWeekday(text: string): string {
  const isWeekday = (word: string) => weekdays.has(plainSpelling(word.replace(/[.,]/g, "")));
  const words = text.split(/[\s()]+/).filter(Boolean);
  return words.some(isWeekday) ? words.filter((word) => !isWeekday(word)).join(" ") : text;
}
