/**
 * India's clock: one time all year, five and a half hours before the world's. The reader's own zone counts for nothing.
 *
 * A day is "2026-12-31", a moment "2026-12-31T09:30"; both compare as texts. What the time is, is asked of `Date.now()`
 * and of nothing else: whoever gives that another answer, as a test or the editor's preview, has the whole site as on
 * another day.
 */
import type { weekdays } from "../vocabulary.ts";

export type Weekday = (typeof weekdays)[number];

const offset = 330 * 60_000;
const dayMilliseconds = 86_400_000;

/** The moment in India at a time of the world: now, unless another is given in milliseconds. */
export function momentNow(milliseconds = Date.now()): string {
  return new Date(milliseconds + offset).toJSON().slice(0, 16);
}

/** `momentOf("2026-12-31", "09:30")`; "24:00" is the midnight after. */
export function momentOf(day: string, time: string): string {
  return new Date(`${day}T${time}Z`).toJSON().slice(0, 16);
}

/** "2026-12-31T09:30" → "2026-12-31". */
export function dayOf(moment: string): string {
  return moment.slice(0, 10);
}

export function addDays(day: string, count: number): string {
  return dayOf(new Date(Date.parse(day) + count * dayMilliseconds).toJSON());
}

export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / dayMilliseconds;
}

export function weekdayOf(day: string): Weekday {
  return (["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const)[new Date(day).getUTCDay()] as Weekday;
}
