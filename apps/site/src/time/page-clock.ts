/**
 * The clock of an open page, for all scripts that depend on the current time. Each script is a separate bundle, so that
 * they communicate by a window event.
 */
import { momentNow } from "@hospital/timetable/clock";

const changed = "clock";

/** Computers send no event after waking from sleep, so that a visible page checks the time at this interval. */
const checkMs = 5000;

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

/** Starts the clock of the page. It checks the time while the page is visible, and when it becomes visible again. */
export function startClock(): void {
  // Scripts have already run with this minute or a later one.
  let last = momentNow(performance.timeOrigin);
  let timer: number | undefined;

  const check = () => {
    const now = momentNow();
    if (now === last) return;
    last = now;
    dispatchEvent(new Event(changed));
  };

  // A hidden page has no timer.
  const follow = () => {
    clearInterval(timer);
    if (document.hidden) return;
    check();
    timer = window.setInterval(check, checkMs);
  };

  document.addEventListener("visibilitychange", follow);
  // Also after a return from the back/forward cache.
  addEventListener("pageshow", follow);
  follow();
}
