/** Reads labels and names of days from the page, for the scripts that show hours. */

import type { SpokenTimes } from "@hospital/content/text/clock-time";
import { type DayWords, dayInWords } from "@hospital/content/text/day-words";
import { addDays } from "@hospital/timetable/clock";
import { changesBoxes } from "../time/page-changes.ts";

/** The labels, by the keys of the dictionary. */
export const labels: Record<string, string> & { spokenTimes?: SpokenTimes } = JSON.parse(
  changesBoxes[0]?.dataset.labels ?? "{}",
);

/** The names of days and months, for `dayInWords` and `dateInWords`. */
export const days: Record<"long" | "short", DayWords> = JSON.parse(changesBoxes[0]?.dataset.days ?? "{}");

/** "today", "tomorrow", "Tuesday 24 November" or "Tue 24 Nov". */
export function dayName(day: string, today: string, length: "long" | "short" = "long"): string {
  const name = day === today ? labels.today : day === addDays(today, 1) && labels.tomorrow;
  return name || dayInWords(day, days[length]);
}
