import { plainSpelling } from "@hospital/search/fold";
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

/** The number of a month by its English or Hindi name, or the beginning of one. */
export function monthNamed(word: string): number | undefined {
  const begin = plainSpelling(word);
  const matches = months.flatMap((names) =>
    names.flatMap((name, index) => (name.startsWith(begin) ? [index + 1] : [])),
  );
  return begin.length >= 2 && new Set(matches).size === 1 ? matches[0] : undefined;
}
