/**
 * Sessions from weekly hours and dated exceptions, in Indian time. Pure functions of plain data, for the build and for
 * the browser, where a row's `dataset` is a slot.
 *
 * Precedence of rules (docs/decisions/time.md):
 * 1. An added slot takes place despite any closure.
 * 2. Closures add up. One without times takes the whole day.
 * 3. An "as usual" exception lifts closures of wider scopes: a department's lifts the hospital's and its address's.
 * 4. The session in which a late doctor is expected begins at that time, also in an added slot.
 *
 * Hours that end at or before they begin end on the next day (`span`). They belong to the day on which they begin, and so
 * do the times of an exception that are in their part after midnight.
 */
import { addDays, dayOf, momentOf, weekdayOf } from "./clock.ts";

/** The days on which a slot or exception applies. */
interface Days {
  /** Weekdays: "mon thu". Absent: every day. */
  days?: string;
  /** Weeks of the month: "first third last". Absent: all. */
  weeks?: string;
  /** The first and the last day. */
  since?: string;
  until?: string;
}

/** Times of a day, from "00:00" to "24:00". If `to` isn't after `from`, the hours end on the next day. */
export interface Hours {
  from: string;
  to: string;
}

/** Weekly or dated hours. All fields are strings, so that a `dataset` is a slot. */
export interface Slot extends Days, Hours {
  /** Its scopes, the widest first: "hospital place/city-clinic department/cardiology doctor/asha-rao". */
  of: string;
  /** Present: an added slot, which closures don't affect. */
  added?: string;
}

/** A dated closure, or a late doctor; added hours are slots. */
export interface Exception extends Days {
  /** The scope of its slots: "doctor/asha-rao". */
  of: string;
  since: string;
  until: string;
  /** Closed within these times only. "24:00" is the end of that day's hours. */
  times?: Hours[];
  /** Whether the day is as usual: closures of wider scopes don't apply. */
  usual?: true;
  /** The time at which a late doctor is expected; not a closure. */
  expected?: string;
  /** The reason, as text. */
  why?: string;
  /** The name of the stand-in. */
  instead?: string;
}

/** Hours with their exceptions. */
export interface Timetable<Of extends Slot = Slot> {
  slots: Of[];
  exceptions: Exception[];
}

/** A single session, from one moment to a later one. */
export interface Session<Of extends Slot = Slot> {
  slot: Of;
  /** The day on which it begins. */
  day: string;
  start: string;
  end: string;
  /** The exception that delays its start. */
  late?: Exception;
}

/** Whether `slot` takes place on `day` without exceptions, or an exception applies on it. */
export function isDue({ days, weeks, since = "", until = "9" }: Days, day: string): boolean {
  if (day < since || day > until || !has(days, weekdayOf(day))) return false;
  const ordinal = ["first", "second", "third", "fourth", "fifth"][Math.floor((Number(day.slice(8)) - 1) / 7)] as string;
  // "2026-11-28" is the fourth and the last Saturday of its month.
  return has(weeks, ordinal) || (has(weeks, "last") && addDays(day, 7).slice(8) < day.slice(8));
}

/** The exceptions for `slot` on `day`, the narrowest scope first. */
export function closures(slot: Slot, day: string, exceptions: Exception[]): Exception[] {
  const matching: Exception[] = [];
  if (slot.added) return matching;
  for (const scope of slot.of.split(" ").reverse())
    for (const exception of exceptions)
      if (exception.of === scope && !exception.expected && isDue(exception, day)) {
        if (exception.usual) return matching;
        matching.push(exception);
      }
  return matching;
}

/** The sessions of `slot` on `day`, by time: the whole slot, parts of it, or []. */
export function sessionsOn<Of extends Slot>(slot: Of, day: string, exceptions: Exception[]): Session<Of>[] {
  if (!isDue(slot, day)) return [];
  const [start, end] = span(slot, day);
  let sessions: Session<Of>[] = [{ slot, day, start, end }];
  for (const { times = [{ from: "00:00", to: "24:00" }] } of closures(slot, day, exceptions))
    for (const cut of times) {
      const [from, until] = cutSpan(cut, slot, day);
      sessions = sessions
        .flatMap((session) => [
          { ...session, end: session.end < from ? session.end : from },
          { ...session, start: session.start > until ? session.start : until },
        ])
        .filter(({ start, end }) => start < end);
    }
  for (const late of exceptions) {
    if (!late.expected || !slot.of.split(" ").includes(late.of) || !isDue(late, day)) continue;
    const start = momentIn(slot, day, late.expected);
    sessions = sessions.map((session) =>
      session.start < start && start < session.end ? { ...session, start, late } : session,
    );
  }
  return sessions;
}

/** The sessions of `slots` that end after `moment`, until the day `last`, by time. */
export function sessionsFrom<Of extends Slot>(
  slots: Of[],
  exceptions: Exception[],
  moment: string,
  last: string,
): Session<Of>[] {
  const sessions: Session<Of>[] = [];
  // Yesterday's hours may continue past midnight.
  for (let day = addDays(dayOf(moment), -1); day <= last; day = addDays(day, 1))
    for (const slot of slots) sessions.push(...sessionsOn(slot, day, exceptions).filter(({ end }) => end > moment));
  return sessions.sort(byStart);
}

/** The days among `days` on which `slots` have other hours than `usual` slots have without exceptions. */
export function unusualDays<Of extends Slot>(
  slots: Of[],
  exceptions: Exception[],
  days: string[],
  usual: Slot[] = slots,
): { day: string; sessions: Session<Of>[] }[] {
  return days.flatMap((day) => {
    const sessions = slots.flatMap((slot) => sessionsOn(slot, day, exceptions)).sort(byStart);
    const usualSessions = usual.flatMap((slot) => sessionsOn(slot, day, [])).sort(byStart);
    return spansOf(sessions) === spansOf(usualSessions) ? [] : [{ day, sessions }];
  });
}

function spansOf(sessions: Session[]): string {
  return sessions.map(({ start, end }) => start + end).join();
}

/** The session of `slots` that is in progress at `moment`, or the first after it, until the day `last`. */
export function nextSession<Of extends Slot>(
  slots: Of[],
  exceptions: Exception[],
  moment: string,
  last: string,
): Session<Of> | undefined {
  // Searches day by day, because the first days usually have a session. Yesterday's may continue past midnight.
  for (let day = addDays(dayOf(moment), -1); day <= last; day = addDays(day, 1)) {
    const sessions = slots.flatMap((slot) => sessionsOn(slot, day, exceptions)).filter(({ end }) => end > moment);
    const [first] = sessions.sort(byStart);
    if (first) return first;
  }
  return undefined;
}

/** The end of the first session and of all that follow it without a break. */
export function endOf([first, ...others]: Session[]): string {
  return others.reduce(
    (end, session) => (session.start <= end && session.end > end ? session.end : end),
    first?.end ?? "",
  );
}

/** The start and the end of hours that begin on `day`. */
export function span(hours: Hours, day: string): [start: string, end: string] {
  return [momentOf(day, hours.from), momentIn(hours, day, hours.to)];
}

/** The moment of a later time in hours that begin on `day`; at or before their start, it is on the next day. */
export function momentIn({ from }: Pick<Hours, "from">, day: string, time: string): string {
  return momentOf(time > from ? day : addDays(day, 1), time);
}

/** The part of `hours` on `day` that an exception with the times `cut` takes. "24:00" is the end of these hours. */
export function cutSpan(cut: Hours, hours: Hours, day: string): [from: string, until: string] {
  const isAfterMidnight = hours.to <= hours.from && cut.from < cut.to && cut.to <= hours.to;
  const [from, until] = span(cut, isAfterMidnight ? addDays(day, 1) : day);
  return [from, cut.to === "24:00" ? "9" : until];
}

/** A comparator. Doesn't use `localeCompare`: on a cheap phone its first use takes longer than the whole sort. */
export function byStart(a: Session, b: Session): number {
  return Number(a.start > b.start) - Number(a.start < b.start);
}

/** A substring test is enough: no word of these lists contains another. */
function has(list: string | undefined, word: string): boolean {
  return !list || list.includes(word);
}
