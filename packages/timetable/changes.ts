import { addDays, dayOf, weekdayOf } from "./clock.ts";
import type { DatedHours } from "./dated-hours.ts";
import { closures, type Exception, isDue, type Slot, sessionsOn } from "./timetable.ts";

/** What takes place on a day instead of a slot's usual hours. */
export interface Change {
  day: string;
  /** "off": not at all, or only the `spans`. */
  kind: "late" | "off";
  /** As "10:00-13:00". */
  spans: string[];
  /** Why it is late, or the narrowest closure; absent where the slot is for other weeks. */
  cause?: Exception;
}

/** The days from `first` to `last` of the slot's weekdays on which it does not take place as it says. */
export function changesOf(slot: Slot, exceptions: Exception[], first: string, last: string): Change[] {
  return daysFrom(first, last).flatMap((day) => {
    if (slot.days && !slot.days.includes(weekdayOf(day))) return [];
    const sessions = sessionsOn(slot, day, exceptions);
    const spans = sessions.map(({ start, end }) => `${start.slice(11)}-${dayOf(end) > day ? "24:00" : end.slice(11)}`);
    if (spans.join() === `${slot.from}-${slot.to}`) return [];
    const late = sessions.find((session) => session.late)?.late;
    const cause = late ?? (isDue(slot, day) ? closures(slot, day, exceptions)[0] : undefined);
    return [{ day, kind: late ? ("late" as const) : ("off" as const), spans, ...(cause && { cause }) }];
  });
}

/** The slot's hours with its changes; those of a slot for certain dates name them. */
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

/** Whether an exception alters what takes place on `day` in one of the `slots`, or confirms it despite a wider one. */
export function matters(exception: Exception, slots: Slot[], exceptions: Exception[], day: string): boolean {
  if (!isDue(exception, day)) return false;
  return slots.some((slot) => {
    if (!slot.of.split(" ").includes(exception.of) || !isDue(slot, day)) return false;
    if (exception.expected) return sessionsOn(slot, day, exceptions).some(({ late }) => late === exception);
    const all = closures(slot, day, exceptions);
    if (!exception.usual)
      return all.includes(exception) && sessionsOn(slot, day, all.slice(all.indexOf(exception) + 1)).length > 0;
    const unlifted = closures(
      slot,
      day,
      exceptions.filter((one) => one !== exception),
    );
    return unlifted.length > all.length;
  });
}

export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
