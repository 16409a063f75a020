import { addDays, type Weekday, weekdayOf, weekdays } from "@hospital/timetable/clock";
import { type Exception, type Slot, sessionsOn, span } from "@hospital/timetable/timetable";

/** The first day on which two slots take place at the same time, or the first of them before midnight and the other after. */
export function firstOverlapDay(slot: Slot, otherSlot: Slot, exceptions: Exception[]): string | undefined {
  return (
    overlapDay(slot, otherSlot, 0, exceptions) ??
    overlapDay(slot, otherSlot, 1, exceptions) ??
    overlapDay(otherSlot, slot, 1, exceptions)
  );
}

/** The first day on which a session of `slot` meets one of `later` that begins `daysLater`. */
function overlapDay(slot: Slot, later: Slot, daysLater: 0 | 1, exceptions: Exception[]): string | undefined {
  const someDay = "2028-01-01";
  const [[start, end], [otherStart, otherEnd]] = [span(slot, someDay), span(later, addDays(someDay, daysLater))];
  if (start >= otherEnd || otherStart >= end) return undefined;
  return sharedDays(slot, daysLater === 0 ? later : dayEarlier(later)).find((day) =>
    sessionsOn(slot, day, exceptions).some((a) =>
      sessionsOn(later, addDays(day, daysLater), exceptions).some((b) => a.start < b.end && b.start < a.end),
    ),
  );
}

/** A slot with each of its days one day earlier. */
function dayEarlier({ days, since, until, ...slot }: Slot): Slot {
  const before = (weekday: Weekday) => weekdays.at(weekdays.indexOf(weekday) - 1);
  return {
    ...slot,
    ...(days && {
      days: days
        .split(" ")
        .map((day) => before(day as Weekday))
        .join(" "),
    }),
    ...(since && { since: addDays(since, -1) }),
    ...(until && { until: addDays(until, -1) }),
  };
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
