import { addDays, dayOf } from "./clock.ts";
import {
  closures,
  type Exception,
  endOf,
  isDue,
  nextSession,
  type Session,
  type Slot,
  sessionsFrom,
  sessionsOn,
} from "./timetable.ts";

/** Whether a counter or ward is open at a moment. */
export interface OpeningState {
  /** The moment at which it closes, if it is open; more than a day later, it is as good as always open. */
  closes?: string;
  /** The next opening, if it is closed. */
  next?: Session;
  /** The exception without which it would still open today; `since` is the end of its hours, if it was open today. */
  closed?: { closure: Exception; since?: string };
}

/** The state of a counter or ward with these `slots` at `now`, with exceptions known until the day `last`. */
export function openingState(slots: Slot[], exceptions: Exception[], now: string, last: string): OpeningState {
  const today = dayOf(now);
  if (today > last) return {};
  const next = nextSession(slots, exceptions, now, last);
  if (next && next.start <= now) return { closes: endOf(sessionsFrom(slots, exceptions, now, addDays(today, 2))) };
  if (next?.day === today) return { next };
  const [since] = slots
    .flatMap((slot) => sessionsOn(slot, today, exceptions))
    .map(({ end }) => end)
    .sort()
    .reverse();
  // On a day that is closed as a whole, the reason is shown after the usual hours, too.
  const isMissed = (slot: Slot) => !since || sessionsOn(slot, today, []).some(({ end }) => end > now);
  const [closure] = slots
    .filter((slot) => isDue(slot, today) && isMissed(slot))
    .flatMap((slot) => closures(slot, today, exceptions));
  return { ...(next && { next }), ...(closure && { closed: { closure, ...(since && { since }) } }) };
}
