/** The clock of an open page, for all scripts that depend on the current time. */
import { momentNow } from "@hospital/timetable/clock";

/** The event after every change of the minute. Each script is a separate bundle, so that they communicate by it. */
export type ClockChange = "clock";
const changed: ClockChange = "clock";

/**
 * Calls `show` with the current time in India: immediately, and again after every change of the minute. `show` must
 * give the same result as in a newly loaded page, and write only changes.
 */
export function onClock(show: (now: string) => void): void {
  const update = () => show(momentNow());
  update();
  addEventListener(changed, update);
}

/** For `useClock`: calls `listener` after every change of the minute, until the returned function is called. */
export function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}
