/** Reads the exceptions and labels from the page, for the scripts that show hours. */
import { addDays, dayOf, momentNow } from "../time/clock.ts";
import { changesBoxes } from "../time/page-clock.ts";
import type { Exception } from "../time/timetable.ts";
import { dayOfWeek } from "./calendar.ts";
import type { SpokenTimes } from "./en.ts";
import type { Locale } from "./locales.ts";

export const exceptions: Exception[] = changesBoxes.flatMap(({ dataset }) => JSON.parse(dataset.exceptions as string));

/** By dictionary key. */
export const labels: Record<string, string> & { spokenTimes?: SpokenTimes } = JSON.parse(
  changesBoxes[0]?.dataset.labels ?? "{}",
);

/** "today", "tomorrow", "Tuesday 24 November" or "Tue 24 Nov". */
export function dayName(day: string, length?: "short"): string {
  const today = dayOf(momentNow());
  const name = day === today ? labels.today : day === addDays(today, 1) && labels.tomorrow;
  return name || dayOfWeek(day, document.documentElement.lang as Locale, length);
}
