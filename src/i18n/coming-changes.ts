/** Reads the exceptions and labels from the page, for the scripts that show hours. */

import { addDays, dayOf, momentNow } from "../time/clock.ts";
import type { Exception } from "../time/timetable.ts";
import { dayOfWeek } from "./calendar.ts";
import type { SpokenTimes } from "./en.ts";
import type { Locale } from "./locales.ts";

const boxes = [...document.querySelectorAll<HTMLElement>(".coming-changes")];

export const exceptions: Exception[] = boxes.flatMap(({ dataset }) => JSON.parse(dataset.exceptions as string));

/** The last day whose exceptions are known. */
export const lastKnown = boxes[0]?.dataset.last ?? "";

/** By dictionary key. */
export const labels: Record<string, string> & { spokenTimes?: SpokenTimes } = JSON.parse(
  boxes[0]?.dataset.labels ?? "{}",
);

/** The Indian moment and day, and whether the page's exceptions reach that far; also hides past changes. */
export function readClock() {
  const now = momentNow();
  const today = dayOf(now);
  const isKnown = today <= lastKnown;
  for (const box of boxes) {
    (box.firstElementChild as HTMLElement).hidden = isKnown;
    for (const change of box.querySelectorAll<HTMLElement>("[data-until]"))
      change.hidden = (change.dataset.until as string) < today;
    box.children[1]?.toggleAttribute("hidden", !box.querySelector("[data-until]:not([hidden])"));
  }
  return { now, today, isKnown };
}

/** "today", "tomorrow", "Tuesday 24 November" or "Tue 24 Nov". */
export function dayName(day: string, length?: "short"): string {
  const today = dayOf(momentNow());
  const name = day === today ? labels.today : day === addDays(today, 1) && labels.tomorrow;
  return name || dayOfWeek(day, document.documentElement.lang as Locale, length);
}
