import { addDays, dayOf, weekdayOf } from "./clock.ts";
import type { DatedHours } from "./dated-hours.ts";
import { closures, type Exception, isDue, type Slot, sessionsOn } from "./timetable.ts";

/** The hours on a day that replace a slot's usual hours. */
export interface Change {
  day: string;
  /** "off": no hours, or only the `spans`. "undue": no hours, because the slot is for other weeks. */
  kind: "late" | "off" | "undue";
  /** Such as "10:00-13:00". */
  spans: string[];
  /** The exception for "late", or the narrowest closure; absent if it is "undue". */
  cause?: Exception;
}

/** The slot's weekdays among `days` on which its hours differ from the usual ones. */
export function changesOf(slot: Slot, exceptions: Exception[], days: string[]): Change[] {
  return days.flatMap((day): Change[] => {
    if (slot.days && !slot.days.includes(weekdayOf(day))) return [];
    const sessions = sessionsOn(slot, day, exceptions);
    const spans = sessions.map(({ start, end }) => `${start.slice(11)}-${dayOf(end) > day ? "24:00" : end.slice(11)}`);
    if (spans.join() === `${slot.from}-${slot.to}`) return [];
    const late = sessions.find((session) => session.late)?.late;
    if (!isDue(slot, day)) return [{ day, kind: "undue", spans }];
    const cause = late ?? closures(slot, day, exceptions)[0];
    return [{ day, kind: late ? "late" : "off", spans, ...(cause && { cause }) }];
  });
}

/** The slot's hours with their changes; a slot for certain dates lists them. */
export function toDatedHours(slot: Slot, changes: Change[], dates?: string[]): DatedHours {
  const { days, from, to } = slot;
  return {
    ...(days && { days }),
    from,
    to,
    ...(dates && { dates: dates.join(" ") }),
    ...(changes.length > 0 && { changes: changes.map(({ day, kind, spans }) => day + kind + spans).join(" ") }),
  };
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
