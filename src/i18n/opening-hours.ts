import type { Weekday } from "../time/clock.ts";
import { clockTime, weekdayName } from "./calendar.ts";
import { indianNow, minutesUntil } from "./indian-time.ts";
import type { Locale } from "./locales.ts";

/** When something is open in every week, Indian time, as "09:30" to "24:00". With `to` before `from`: until the next day. */
export interface OpeningTime {
  days: Weekday[];
  from: string;
  to: string;
}

/** "Open now", "Open now · closes at {time}", "Opens {day} at {time}". */
export interface OpeningLabels {
  open: string;
  closes: string;
  opens: string;
  today: string;
  tomorrow: string;
}

const dayMinutes = 24 * 60;

/** Whether one of `times` holds at `date`, in words: until when, or when the next one begins. */
export function openingState(times: OpeningTime[], date: Date, labels: OpeningLabels, locale: Locale) {
  const now = indianNow(date);
  const slots = times.flatMap(({ days, from, to }) =>
    days.map((day) => ({ day, from, to, wait: minutesUntil(now, day, from, to) })),
  );
  const [next] = slots.sort((a, b) => a.wait - b.wait);
  if (!next) return { isOpen: false, text: "" };
  const { day, from, to, wait } = next;
  if (wait === 0) {
    const text = isWholeDay(from, to) ? labels.open : labels.closes.replace("{time}", clockTime(to, locale));
    return { isOpen: true, text };
  }
  const ahead = Math.floor((now.minutes + wait) / dayMinutes);
  const dayName = [labels.today, labels.tomorrow][ahead] ?? weekdayName(day, locale);
  return { isOpen: false, text: labels.opens.replace("{day}", dayName).replace("{time}", clockTime(from, locale)) };
}

export function isWholeDay(from: string, to: string): boolean {
  return from === "00:00" && to === "24:00";
}
