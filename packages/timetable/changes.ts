import { addDays, minutesOf, timeOf, timeOn, type Weekday, weekdayOf, weekdays } from "./clock.ts";
import type { DatedHours } from "./dated-hours.ts";
import type { OpeningHours } from "./opening-state.ts";
import { closures, type Exception, isDue, type Slot, sessionsOn, span } from "./timetable.ts";

/** The hours on a day that replace a slot's usual hours. */
export interface Change {
  day: string;
  /** "off": no hours, or only the `spans`. "undue": no hours, because the slot is for other weeks. */
  kind: "late" | "off" | "undue";
  /** Such as "10:00-13:00", on the clock of `day`: "21:00-25:00" until 1 am. */
  spans: string[];
  /** The exception for "late", or the narrowest closure; absent if it is "undue". */
  cause?: Exception;
}

/** The slot's weekdays among `days` on which its hours differ from the usual ones. */
export function changesOf(slot: Slot, exceptions: Exception[], days: string[]): Change[] {
  return days.flatMap((day): Change[] => {
    if (slot.days && !slot.days.includes(weekdayOf(day))) return [];
    const sessions = sessionsOn(slot, day, exceptions);
    const [session, ...others] = sessions;
    const [start, end] = span(slot, day);
    if (session?.start === start && session.end === end && others.length === 0) return [];
    const spans = sessions.map(({ start, end }) => `${timeOn(day, start)}-${timeOn(day, end)}`);
    const late = sessions.find((session) => session.late)?.late;
    if (!isDue(slot, day)) return [{ day, kind: "undue", spans }];
    const cause = late ?? closures(slot, day, exceptions)[0];
    return [{ day, kind: late ? "late" : "off", spans, ...(cause && { cause }) }];
  });
}

/** The slot's hours with their changes, and their rest after midnight; a slot for certain dates lists them. */
export function toDatedHours(slot: Slot, changes: Change[], dates?: string[]): DatedHours[] {
  const { days, from } = slot;
  const to = timeOn(anyDay, span(slot, anyDay)[1]);
  // Parts that begin after midnight are in the rest.
  const begun = changes.map((change) => ({ ...change, spans: change.spans.filter((text) => text < midnight) }));
  const hours = withChanges({ ...(days && { days }), from, to }, begun, dates);
  if (to <= midnight) return [hours];
  const rest = { ...(days && { days: daysAfter(days) }), from: "00:00", to: nextDay(to), rest: "yes" };
  return [
    hours,
    withChanges(
      rest,
      changes.flatMap((change) => restOf(change, rest)),
      dates?.map((day) => addDays(day, 1)),
    ),
  ];
}

/** The hours of a counter or ward with the reasons of their changes. */
export function withReasons(hours: DatedHours[], changes: Change[]): OpeningHours[] {
  const reasons = changes.flatMap(({ day, cause }) => (cause?.why ? [[day, cause.why]] : []));
  return hours.map((dated) => ({
    ...dated,
    ...(!dated.rest && reasons.length > 0 && { reasons: Object.fromEntries(reasons) }),
  }));
}

const anyDay = "2026-01-01";
const midnight = "24:00";

function withChanges(hours: DatedHours, changes: Omit<Change, "cause">[], dates: string[] | undefined): DatedHours {
  return {
    ...hours,
    ...(dates && { dates: dates.join(" ") }),
    ...(changes.length > 0 && { changes: changes.map(({ day, kind, spans }) => day + kind + spans).join(" ") }),
  };
}

/** The change of the hours after midnight, on the day after; [] if they are as usual. */
function restOf({ day, kind, spans }: Change, { from, to }: DatedHours): Omit<Change, "cause">[] {
  const rest = spans
    .map((text) => text.split("-") as [string, string])
    .filter(([, end]) => end > midnight)
    .map(([start, end]) => `${start > midnight ? nextDay(start) : from}-${nextDay(end)}`);
  return rest.join() === `${from}-${to}` ? [] : [{ day: addDays(day, 1), kind, spans: rest }];
}

/** "25:00" → "01:00". */
function nextDay(time: string): string {
  return timeOf(minutesOf(time) - minutesOf(midnight));
}

/** "mon sun" → "tue mon". */
function daysAfter(days: string): string {
  return days
    .split(" ")
    .map((day) => weekdays[(weekdays.indexOf(day as Weekday) + 1) % weekdays.length])
    .join(" ");
}

/** Whether an exception changes one of the `slots` on `day`, or confirms it despite a wider closure. */
export function matters(exception: Exception, slots: Slot[], exceptions: Exception[], day: string): boolean {
  if (!isDue(exception, day)) return false;
  return slots.some((slot) => {
    if (!slot.of.split(" ").includes(exception.of) || !isDue(slot, day)) return false;
    if (exception.expected) return sessionsOn(slot, day, exceptions).some(({ late }) => late === exception);
    const applied = closures(slot, day, exceptions);
    if (!exception.usual)
      return (
        applied.includes(exception) && sessionsOn(slot, day, applied.slice(applied.indexOf(exception) + 1)).length > 0
      );
    const unlifted = closures(
      slot,
      day,
      exceptions.filter((other) => other !== exception),
    );
    return unlifted.length > applied.length;
  });
}

export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
