import { addDays, weekdayOf } from "@hospital/timetable/clock";
import { type Exception, type Slot, sessionsOn } from "@hospital/timetable/timetable";

/** The first day on which two slots take place at the same time. */
export function clashDay(one: Slot, other: Slot, exceptions: Exception[]): string | undefined {
  if (one.from >= other.to || other.from >= one.to) return undefined;
  return sharedDays(one, other).find((day) =>
    sessionsOn(one, day, exceptions).some((a) =>
      sessionsOn(other, day, exceptions).some((b) => a.start < b.end && b.start < a.end),
    ),
  );
}

/** The days on which both may be due: a year, or a leap year where neither has an end. */
export function* sharedDays(one: Slot, other: Slot): Generator<string, undefined> {
  const days = (other.days ?? "mon tue wed thu fri sat sun").split(" ");
  if (one.days && !days.some((day) => one.days?.includes(day))) return undefined;
  const first = [one.since ?? "", other.since ?? ""].sort().at(-1) || "2028-01-01";
  const last = [one.until ?? "9", other.until ?? "9", addDays(first, 365)].sort()[0] as string;
  for (let day = first; day <= last; day = addDays(day, 1))
    if ([one, other].every(({ days }) => !days || days.includes(weekdayOf(day)))) yield day;
  return undefined;
}
