/**
 * Indian time: UTC+5:30 all year, whatever the reader's time zone.
 *
 * A day is "2026-12-31", a moment "2026-12-31T09:30"; both compare as strings. The only source of the current time is
 * `Date.now()`, so that tests and the desk's preview can mock it to show the site on another day.
 */
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** The weeks of a month in which a session takes place. */
export const weeksOfMonth = ["first", "second", "third", "fourth", "last"] as const;

export type Weekday = (typeof weekdays)[number];

const indiaOffsetMs = 330 * 60_000;

/** A day in milliseconds. */
export const dayMs = 86_400_000;

/** The Indian moment of a timestamp in milliseconds, by default now. */
export function momentNow(milliseconds = Date.now()): string {
  return asText(milliseconds + indiaOffsetMs);
}

/** `momentOf("2026-12-31", "09:30")`; "24:00" is the midnight after, and "25:00" 1 am. */
export function momentOf(day: string, time: string): string {
  return time < "24" ? `${day}T${time}` : asText(Date.parse(day) + minutesOf(time) * 60_000);
}

/** "09:30" → 570; the midnight at a day's end is 1440. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** 570 → "09:30". */
export function timeOf(minutes: number): string {
  return [minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");
}

/** The time of a moment on the clock of `day`, which counts on after midnight: 1 am on the next day is "25:00". */
export function timeOn(day: string, moment: string): string {
  return timeOf(daysBetween(day, dayOf(moment)) * 1440 + minutesOf(moment.slice(11)));
}

/** "2026-12-31T09:30" → "2026-12-31". */
export function dayOf(moment: string): string {
  return moment.slice(0, 10);
}

export function addDays(day: string, count: number): string {
  return dayOf(asText(Date.parse(day) + count * dayMs));
}

export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / dayMs;
}

export function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(day).getUTCDay() + 6) % 7] as Weekday;
}

function asText(time: number | string): string {
  return new Date(time).toISOString().slice(0, 16);
}
