/**
 * Hours with what differs on the dates ahead, so that a browser looks up what takes place on a day, and knows no rule.
 * components/opd-table/opd-table.early.ts reads the same from a row's `dataset`.
 */
import { weekdayOf } from "./clock.ts";

export interface DatedHours {
  /** Weekdays: "mon thu". */
  days?: string;
  /** As "09:30"; they end on the same day. */
  from: string;
  to: string;
  /** Of hours that are not for every week: "2026-12-06 2026-12-13". */
  dates?: string;
  /** "2026-11-24off 2026-12-31off10:00-12:00 2027-01-04late11:00-13:00". */
  changes?: string;
}

export interface DatedSession {
  from: string;
  to: string;
  isLate: boolean;
}

/** What takes place on a day. */
export function sessionsOf({ days, from, to, dates, changes = "" }: DatedHours, day: string): DatedSession[] {
  if (dates ? !dates.includes(day) : days && !days.includes(weekdayOf(day))) return [];
  const [, kind, spans = `${from}-${to}`] = new RegExp(`${day}(late|off)(\\S*)`).exec(changes) ?? [];
  if (!spans) return [];
  return spans.split(",").map((span) => ({ from: span.slice(0, 5), to: span.slice(6), isLate: kind === "late" }));
}
