import { dateFormat, longDate } from "@hospital/content/text/calendar";
import { fill } from "@hospital/content/text/fill";
import type { Locale } from "@hospital/content/text/locales";
import { messages } from "./messages.ts";

/** `shortDays("2026-12-07", "2026-12-12", "en")` → "7 to 12 Dec". */
export function shortDays(from: string, until: string, locale: Locale): string {
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { day: "numeric", ...options }).format(new Date(day));
  const end = format(until, { month: "short" });
  if (from === until) return end;
  const start = format(from, from.slice(0, 7) === until.slice(0, 7) ? {} : { month: "short" });
  return fill(messages(locale).fromUntil, { from: start, until: end });
}

/** `daysInWords("2026-12-20", "2026-12-31", "en")` → "20 to 31 December 2026". */
export function daysInWords(from: string, until: string, locale: Locale): string {
  if (from === until) return longDate(until, locale);
  const format = dateFormat(locale, {
    day: "numeric",
    ...(from.slice(0, 7) !== until.slice(0, 7) && { month: "long" }),
    ...(from.slice(0, 4) !== until.slice(0, 4) && { year: "numeric" }),
  });
  const start = format.format(new Date(`${from}T00:00:00Z`));
  return fill(messages(locale).fromUntil, { from: start, until: longDate(until, locale) });
}
