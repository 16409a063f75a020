/**
 * India's clock: one time all year, five and a half hours before the world's. The reader's own zone counts for nothing.
 *
 * A day is "2026-12-31", a moment "2026-12-31T09:30"; both compare as texts. What the time is, is asked of `Date.now()`
 * and of nothing else: whoever gives that another answer, as a test or the editor's preview, has the whole site as on
 * another day.
 */
import type { weekdays } from "../vocabulary.ts";

export type Weekday = (typeof weekdays)[number];

const indiaOffsetMs = 330 * 60_000;
const dayMs = 86_400_000;

/** The moment in India at a time of the world: now, unless another is given in milliseconds. */
export function momentNow(milliseconds = Date.now()): string {
  return asText(milliseconds + indiaOffsetMs);
}

/** `momentOf("2026-12-31", "09:30")`; "24:00" is the midnight after. */
export function momentOf(day: string, time: string): string {
  return asText(`${day}T${time}Z`);
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
  return new Date(day).toUTCString().slice(0, 3).toLowerCase() as Weekday;
}

function asText(time: number | string): string {
  return new Date(time).toJSON().slice(0, 16);
}
