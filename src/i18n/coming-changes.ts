/** What the page in the browser knows of exceptions, and how it speaks of days: for the scripts of the hours. */

import { addDays, dayOf, momentNow } from "../time/clock.ts";
import type { Exception } from "../time/timetable.ts";
import { dayOfWeek } from "./calendar.ts";
import type { SpokenTimes } from "./en.ts";
import type { Locale } from "./locales.ts";

const locale = document.documentElement.lang as Locale;

const boxes = [...document.querySelectorAll<HTMLElement>(".coming-changes")];
const { last = "", labels: words = "{}" } = boxes[0]?.dataset ?? {};

export const exceptions: Exception[] = boxes.flatMap(({ dataset }) => JSON.parse(dataset.exceptions ?? "[]"));

/** The last day whose exceptions are known. */
export const lastKnown = last;

const given = JSON.parse(words);

/** By their names in the dictionaries. */
export const labels: Record<string, string> = given;

export const spokenTimes: SpokenTimes | undefined = given.spokenTimes;

/** The moment and the day in India, and whether the page is young enough to know it; hides what is over. */
export function readClock() {
  const now = momentNow();
  const today = dayOf(now);
  const isKnown = today <= last;
  for (const box of boxes) {
    (box.firstElementChild as HTMLElement).hidden = isKnown;
    for (const change of box.querySelectorAll<HTMLElement>("[data-until]"))
      change.hidden = (change.dataset.until ?? "") < today;
    box.children[1]?.toggleAttribute("hidden", !box.querySelector("[data-until]:not([hidden])"));
  }
  return { now, today, isKnown };
}

/** "today", "tomorrow", "Tuesday 24 November"; the last with `before`, as "on {day}". */
export function dayName(day: string, before = "{day}"): string {
  const today = dayOf(momentNow());
  if (day === today) return say("today");
  return day === addDays(today, 1) ? say("tomorrow") : before.replace("{day}", dayOfWeek(day, locale));
}

/** The words `name` with what they leave open. */
export function say(name: string, values: Record<string, string> = {}): string {
  return (labels[name] ?? "").replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "");
}
