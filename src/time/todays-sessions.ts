import { addDays, dayOf } from "./clock.ts";
import { closures, type Exception, isDue, type Slot, sessionsOn } from "./timetable.ts";

/** What takes place of a slot today, or why it doesn't. */
export interface TodaysSession<Of extends Slot> {
  slot: Of;
  start: string;
  end: string;
  isNow: boolean;
  /** Present: it does not take place. */
  closure?: Exception;
}

/** Of today, what is not over at `now`, by the clock; with what was to take place and does not. */
export function todaysSessions<Of extends Slot>(
  slots: Of[],
  exceptions: Exception[],
  now: string,
): TodaysSession<Of>[] {
  const today = dayOf(now);
  // Yesterday's hours may go on past midnight.
  const held = [addDays(today, -1), today].flatMap((day) => slots.flatMap((slot) => sessionsOn(slot, day, exceptions)));
  const dropped = slots.flatMap((slot) => {
    if (!isDue(slot, today) || sessionsOn(slot, today, exceptions).length > 0) return [];
    const [closure] = closures(slot, today, exceptions);
    return closure ? sessionsOn(slot, today, []).map((session) => ({ ...session, closure })) : [];
  });
  return [...held, ...dropped]
    .filter(({ end }) => end > now)
    .map((session) => ({ ...session, isNow: session.start <= now && !("closure" in session) }))
    .sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)));
}
