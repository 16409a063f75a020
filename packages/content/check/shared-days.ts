import { addDays, weekdayOf } from "@hospital/timetable/clock";
import { type Exception, type Slot, sessionsOn } from "@hospital/timetable/timetable";

/** The first day on which two slots take place at the same time. */
export function firstOverlapDay(slot: Slot, otherSlot: Slot, exceptions: Exception[]): string | undefined {
  if (slot.from >= otherSlot.to || otherSlot.from >= slot.to) return undefined;
  return sharedDays(slot, otherSlot).find((day) =>
    sessionsOn(slot, day, exceptions).some((a) =>
      sessionsOn(otherSlot, day, exceptions).some((b) => a.start < b.end && b.start < a.end),
    ),
  );
}

/** The days on which both may be due: a year, or a leap year where neither has an end. */
export function* sharedDays(slot: Slot, otherSlot: Slot): Generator<string, undefined> {
  const days = (otherSlot.days ?? "mon tue wed thu fri sat sun").split(" ");
  if (slot.days && !days.some((day) => slot.days?.includes(day))) return undefined;
  const first = [slot.since ?? "", otherSlot.since ?? ""].sort().at(-1) || "2028-01-01";
  const last = [slot.until ?? "9", otherSlot.until ?? "9", addDays(first, 365)].sort()[0] as string;
  for (let day = first; day <= last; day = addDays(day, 1))
    if ([slot, otherSlot].every(({ days }) => !days || days.includes(weekdayOf(day)))) yield day;
  return undefined;
}
