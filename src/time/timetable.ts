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
import { dayOf, momentOf, plusDays, weekdayOf } from "./clock.ts";

/** Hours that come again, or that hold on dates. All are texts, so that a `dataset` can be one. */
export interface Slot {
  /** The circles that it is in, the widest first: "hospital department/cardiology doctor/asha-rao". */
  of: string;
  /** Of the week: "mon thu". Absent: every day. */
  days?: string;
  /** Which of those in the month: "first third last". Absent: all. */
  weeks?: string;
  /** The first and the last day on which it holds. */
  since?: string;
  until?: string;
  /** As "09:30", to "24:00". With `to` not after `from`: until the next day. */
  from: string;
  to: string;
  /** Present: it was added for its dates, and closures do not count. */
  added?: string;
}

/** Takes hours away on dates; what it adds is slots of its own. */
export interface Exception {
  /** One of the circles of the slots that it is for: "doctor/asha-rao". */
  of: string;
  from: string;
  until: string;
  /** Of the week: "mon thu". Absent: every day. */
  days?: string;
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

const wholeDay = 1440;

/** Whether `slot` would take place on `day` if there were no exceptions. */
export function isDue({ days, weeks, since = "", until = "9" }: Slot, day: string): boolean {
  return (
    since <= day && day <= until && hasDay(days, day) && (!weeks || placesInMonth(day).some((one) => has(weeks, one)))
  );
}

/** What counts against `slot` on `day`, of the narrowest circle first. */
export function closures(slot: Slot, day: string, exceptions: Exception[]): Exception[] {
  if (slot.added) return [];
  const found = slot.of
    .split(" ")
    .reverse()
    .flatMap((circle) =>
      exceptions.filter(
        ({ of, from, until, days }) => of === circle && from <= day && day <= until && hasDay(days, day),
      ),
    );
  const usual = found.findIndex((one) => one.usual);
  return usual < 0 ? found : found.slice(0, usual);
}

/** What takes place of `slot` on `day`, by the clock: all of it, parts or nothing. */
export function sessionsOn<Of extends Slot>(slot: Of, day: string, exceptions: Exception[]): Session<Of>[] {
  if (!isDue(slot, day)) return [];
  const cuts = closures(slot, day, exceptions).flatMap(({ times }) => times ?? [{ from: "00:00", to: "24:00" }]);
  return cuts
    .reduce(without, [span(slot)])
    .map(([start, end]) => ({ slot, day, start: momentOf(day, start), end: momentOf(day, end) }));
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
  for (let day = plusDays(dayOf(moment), -1); day <= last; day = plusDays(day, 1))
    for (const slot of slots) found.push(...sessionsOn(slot, day, exceptions).filter(({ end }) => end > moment));
  return found.sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)));
}

/** The moment at which the first of `sessions` and all that follow it without a break are over. */
export function endOf([first, ...others]: Session[]): string {
  return others.reduce(
    (end, session) => (session.start <= end && session.end > end ? session.end : end),
    first?.end ?? "",
  );
}

type Span = [start: number, end: number];

/** Minutes from the midnight with which the day begins. */
function span({ from, to }: { from: string; to: string }): Span {
  const [start, end] = [minutes(from), minutes(to)];
  return [start, end > start ? end : end + wholeDay];
}

function without(spans: Span[], cut: { from: string; to: string }): Span[] {
  const [from, until] = span(cut);
  const to = cut.to === "24:00" ? 2 * wholeDay : until;
  return spans
    .flatMap(([start, end]): Span[] => [
      [start, Math.min(end, from)],
      [Math.max(start, to), end],
    ])
    .filter(([start, end]) => start < end);
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** "2026-11-28" is the fourth and the last Saturday of its month. */
function placesInMonth(day: string): string[] {
  const place = ["first", "second", "third", "fourth", "fifth"][Math.ceil(Number(day.slice(8)) / 7) - 1] as string;
  return day.slice(0, 7) === plusDays(day, 7).slice(0, 7) ? [place] : [place, "last"];
}

function hasDay(days: string | undefined, day: string): boolean {
  return !days || has(days, weekdayOf(day));
}

function has(list: string, word: string): boolean {
  return list.split(" ").includes(word);
}
