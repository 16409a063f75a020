/**
 * Who sits and what is open, at a moment in India: the weekly hours, and what dated exceptions take away and add.
 * Plain functions of plain data, the same at the build and in the reader's browser, where a row's `dataset` is a slot.
 *
 * Which rule counts, when several do (docs/decisions/time.md):
 * 1. What is added for a date takes place, whatever is closed.
 * 2. Closures add up. One without times takes the whole day.
 * 3. An exception that says "as usual" lifts those of wider circles: a department's lift the hospital's.
 *
 * Hours belong to the day on which they begin: those past midnight go with the evening before.
 */
import { addDays, dayOf, momentOf, weekdayOf } from "./clock.ts";

/** On which days something holds. */
export interface Days {
  /** Of the week: "mon thu". Absent: every day. */
  days?: string;
  /** Which of those in the month: "first third last". Absent: all. */
  weeks?: string;
  /** The first and the last day. */
  since?: string;
  until?: string;
}

/** Hours that come again, or that hold on dates. All are texts, so that a `dataset` can be one. */
export interface Slot extends Days {
  /** The circles that it is in, the widest first: "hospital department/cardiology doctor/asha-rao". */
  of: string;
  /** As "09:30", to "24:00". With `to` not after `from`: until the next day. */
  from: string;
  to: string;
  /** Present: it was added for its dates, and closures do not count. */
  added?: string;
}

/** Takes hours away on dates; what it adds is slots of its own. */
export interface Exception extends Days {
  /** One of the circles of the slots that it is for: "doctor/asha-rao". */
  of: string;
  since: string;
  until: string;
  /** Within these times only. "24:00" is the end of that day's hours. */
  times?: { from: string; to: string }[];
  /** As usual: nothing is taken away, by wider circles neither. */
  usual?: true;
  /** The reason in words. */
  why: string;
  /** Who sits instead. */
  instead?: string;
}

/** What takes place once: from one moment to another, which is after it. */
export interface Session<Of extends Slot = Slot> {
  slot: Of;
  /** On which it begins. */
  day: string;
  start: string;
  end: string;
}

/** Whether `slot` would take place on `day` if there were no exceptions, or an exception holds on it. */
export function isDue({ days, weeks, since = "", until = "9" }: Days, day: string): boolean {
  if (day < since || day > until || !has(days, weekdayOf(day))) return false;
  const place = ["first", "second", "third", "fourth", "fifth"][Math.floor((Number(day.slice(8)) - 1) / 7)] as string;
  // "2026-11-28" is the fourth and the last Saturday of its month.
  return has(weeks, place) || (has(weeks, "last") && addDays(day, 7).slice(8) < day.slice(8));
}

/** What counts against `slot` on `day`, of the narrowest circle first. */
export function closures(slot: Slot, day: string, exceptions: Exception[]): Exception[] {
  const found: Exception[] = [];
  if (slot.added) return found;
  for (const circle of slot.of.split(" ").reverse())
    for (const one of exceptions)
      if (one.of === circle && isDue(one, day)) {
        if (one.usual) return found;
        found.push(one);
      }
  return found;
}

/** What takes place of `slot` on `day`, by the clock: all of it, parts or nothing. */
export function sessionsOn<Of extends Slot>(slot: Of, day: string, exceptions: Exception[]): Session<Of>[] {
  if (!isDue(slot, day)) return [];
  const [start, end] = span(slot, day);
  let sessions = [{ slot, day, start, end }];
  for (const { times = [{ from: "00:00", to: "24:00" }] } of closures(slot, day, exceptions))
    for (const cut of times) {
      const [from, to] = span(cut, day);
      const until = cut.to === "24:00" ? "9" : to;
      sessions = sessions
        .flatMap((one) => [
          { ...one, end: one.end < from ? one.end : from },
          { ...one, start: one.start > until ? one.start : until },
        ])
        .filter(({ start, end }) => start < end);
    }
  return sessions;
}

/** What takes place of `slots` from `moment` on, and is not over; by the clock, until the end of the day `last`. */
export function sessionsFrom<Of extends Slot>(
  slots: Of[],
  exceptions: Exception[],
  moment: string,
  last: string,
): Session<Of>[] {
  const found: Session<Of>[] = [];
  // Yesterday's hours may go on past midnight.
  for (let day = addDays(dayOf(moment), -1); day <= last; day = addDays(day, 1))
    for (const slot of slots) found.push(...sessionsOn(slot, day, exceptions).filter(({ end }) => end > moment));
  return found.sort((a, b) => a.start.localeCompare(b.start));
}

/** The moment at which the first of `sessions` and all that follow it without a break are over. */
export function endOf([first, ...others]: Session[]): string {
  return others.reduce(
    (end, session) => (session.start <= end && session.end > end ? session.end : end),
    first?.end ?? "",
  );
}

function span({ from, to }: { from: string; to: string }, day: string): [start: string, end: string] {
  return [momentOf(day, from), momentOf(to > from ? day : addDays(day, 1), to)];
}

/** No word of such a list is a part of another. */
function has(list: string | undefined, word: string): boolean {
  return !list || list.includes(word);
}
