import { dayWords } from "@hospital/content/text/calendar";
import { publishedLocales } from "@hospital/content/text/locales";
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

/** Of the desk's languages and the site's. */
const calendars = [...new Set(["en", "hi", ...publishedLocales] as const)].map(dayWords);
const months = calendars.flatMap(({ long, short }) => [long, short]).map((words) => words.months.map(monthSpelling));

function monthSpelling(name: string): string {
  return plainSpelling(name.replace(/[.॰]$/, ""));
}

/** The number of a month by its name in one of the languages, the beginning of one, or another spelling: "सितम्बर". */
export function monthNamed(word: string): number | undefined {
  const begin = monthSpelling(word);
  const numbersOf = (isMatch: (name: string) => boolean) =>
    months.flatMap((names) => names.flatMap((name, index) => (isMatch(name) ? [index + 1] : [])));
  const begun = numbersOf((name) => name.startsWith(begin));
  const matches = begun.length > 0 ? begun : numbersOf((name) => soundOf(name) === soundOf(begin));
  return begin.length >= 2 && new Set(matches).size === 1 ? matches[0] : undefined;
}

const weekdays = new Set(
  calendars.flatMap(({ long, short }) => [...long.weekdays, ...short.weekdays].map(plainSpelling)),
);

/** A day without the name of its weekday: "Mon 22 March 2028", "26-01-2028 (Wednesday)". */
export function withoutWeekday(text: string): string {
  const isWeekday = (word: string) => weekdays.has(plainSpelling(word.replace(/[.,]/g, "")));
  const words = text.split(/[\s()]+/).filter(Boolean);
  return words.some(isWeekday) ? words.filter((word) => !isWeekday(word)).join(" ") : text;
}
