import { addDays, dayOf } from "./clock.ts";
import { byStart, closures, type Exception, isDue, type Session, type Slot, sessionsOn } from "./timetable.ts";

/** A session of today, or a cancelled one. */
interface TodaysSession<Of extends Slot> extends Session<Of> {
  isNow: boolean;
  /** The exception that cancels it. */
  closure?: Exception;
}

/** Today's sessions that are not over at `now`, cancelled ones included, by time. */
export function todaysSessions<Of extends Slot>(
  slots: Of[],
  exceptions: Exception[],
  now: string,
): TodaysSession<Of>[] {
  const today = dayOf(now);
  // Yesterday's hours may continue past midnight.
  const held = [addDays(today, -1), today].flatMap((day) => slots.flatMap((slot) => sessionsOn(slot, day, exceptions)));
  const dropped = slots.flatMap((slot) => {
    if (!isDue(slot, today) || sessionsOn(slot, today, exceptions).length > 0) return [];
    const [closure] = closures(slot, today, exceptions);
    return closure ? sessionsOn(slot, today, []).map((session) => ({ ...session, closure })) : [];
  });
  return [...held, ...dropped]
    .filter(({ end }) => end > now)
    .map((session) => ({ ...session, isNow: session.start <= now && !("closure" in session) }))
    .sort(byStart);
}
