/**
 * Hours with their changes on the coming dates, so that a browser looks up a day without applying any rule. The clock of the
 * day on which they begin counts on after midnight: "21:00" to "25:00" ends at 1 am. The next day has their rest, from
 * "00:00" to "01:00".
 */
import { addDays, dayOf, weekdayOf } from "./clock.ts";

export interface DatedHours {
  /** Weekdays: "mon thu". */
  days?: string;
  /** Such as "09:30". */
  from: string;
  to: string;
  /** Present: the part after midnight of hours that begin on the day before. */
  rest?: string;
  /** The dates of hours that aren't weekly: "2026-12-06 2026-12-13". */
  dates?: string;
  /** "2026-11-24off 2026-12-31off10:00-12:00 2027-01-04late11:00-13:00". */
  changes?: string;
  /** The name of the building to show with these hours. */
  at?: string;
}

export interface DatedSession {
  /** The day on whose clock its times are. */
  day: string;
  from: string;
  to: string;
  isLate: boolean;
  at?: string;
}

/** The change of the hours on a day: "late", "off" or "undue", and the remaining hours, such as "10:00-12:00". */
export function changeOn({ changes = "" }: DatedHours, day: string): { kind?: string; spans?: string } {
  const [, kind, spans] = RegExp(`${day}(late|off|undue)(\\S*)`).exec(changes) ?? [];
  return { kind, spans };
}

/** The hours on a day, with its change. */
export function sessionsOf(hours: DatedHours, day: string): DatedSession[] {
  const { days, from, to, dates, at } = hours;
  const isDue = dates?.includes(day) ?? (!days || days.includes(weekdayOf(day)));
  const { kind, spans = `${from}-${to}` } = changeOn(hours, day);
  if (!isDue || !spans) return [];
  return spans
    .split(",")
    .map((span) => ({ day, from: span.slice(0, 5), to: span.slice(6), isLate: kind === "late", at }));
}

/** The sessions of several hours on a day, by time. */
export function sessionsByTime(hours: DatedHours[], day: string): DatedSession[] {
  return hours.flatMap((dated) => sessionsOf(dated, day)).sort((a, b) => (a.from > b.from ? 1 : -1));
}

/** The sessions that begin on a day: without the rest of the night before, unless it begins late or alone. */
export function beginningSessions(hours: DatedHours[], day: string): DatedSession[] {
  const before = hours.flatMap((dated) => sessionsOf(dated, addDays(day, -1)));
  const isBegun = before.some(({ to }) => to > "24:00");
  return sessionsByTime(
    hours.filter(({ rest }) => !rest || !isBegun),
    day,
  );
}

/** The session in progress at the moment `now`, or the first after it, until the day `last`. */
export function nextDatedSession(hours: DatedHours[], now: string, last: string): DatedSession | undefined {
  const today = dayOf(now);
  for (let day = today; day <= last; day = addDays(day, 1)) {
    const next = sessionsByTime(hours, day).find(({ to }) => day > today || to > now.slice(11));
    if (next) return next;
  }
  return undefined;
}
