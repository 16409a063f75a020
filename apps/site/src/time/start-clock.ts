/** Separate from `onClock`, so that the first script of each page has no other time functions. */
import type { ClockChange } from "./page-clock.ts";

const changed: ClockChange = "clock";

/** Computers send no event after waking from sleep, so that a visible page checks the time at this interval. */
const checkMs = 5000;

/** Starts the clock of the page. It checks the time while the page is visible, and when it becomes visible again. */
export function startClock(): void {
  // Scripts have already run with this minute or a later one.
  let last = minuteOf(performance.timeOrigin);
  let timer: number | undefined;

  const check = () => {
    const minute = minuteOf(Date.now());
    if (minute === last) return;
    last = minute;
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

function minuteOf(milliseconds: number): number {
  return Math.floor(milliseconds / 60_000);
}
