import { addDays, dayOf, momentOf } from "./clock.ts";
import { changeOn, type DatedHours, type DatedSession, nextDatedSession, sessionsByTime } from "./dated-hours.ts";

/** The hours of a counter or ward. */
export interface OpeningHours extends DatedHours {
  /** The reasons of its closures, by date. */
  reasons?: Record<string, string>;
}

/** Whether a counter or ward is open at a moment. */
export interface OpeningState {
  /** The moment at which it closes, if it is open; more than a day later, it is as good as always open. */
  closes?: string;
  /** The next opening, if it is closed. */
  next?: DatedSession | undefined;
  /** The closure without which it would still open today; `since` is the end of its hours, if it was open today. */
  closed?: { since: string | undefined; why: string | undefined } | undefined;
}

/** The state of a counter or ward with these hours at the moment `now`, with exceptions known until the day `last`. */
export function openingState(hours: OpeningHours[], now: string, last: string): OpeningState {
  const today = dayOf(now);
  const next = nextDatedSession(hours, now, last);
  if (next && momentOf(next.day, next.from) <= now) return { closes: endOf(hours, now) };
  if (next?.day === today) return { next };
  const begun = hours.filter(({ rest }) => !rest);
  const since = sessionsByTime(begun, today)
    .map(({ to }) => to)
    .sort()
    .pop();
  // On a day that is closed as a whole, the reason is shown after the usual hours, too.
  const missed = begun.find(
    (dated) => changeOn(dated, today).kind === "off" && (!since || `${today}T${dated.to}` > now),
  );
  return { next, closed: missed && { since, why: missed.reasons?.[today] } };
}

/** The end of the hours in progress and of all that follow them without a break. */
function endOf(hours: DatedHours[], now: string): string {
  let end = now;
  for (const ahead of [0, 1, 2])
    for (const { day, from, to } of sessionsByTime(hours, addDays(dayOf(now), ahead))) {
      const until = momentOf(day, to);
      if (momentOf(day, from) <= end && until > end) end = until;
    }
  return end;
}
