/**
 * The clock of an open page, for every script that shows something relative to now. Each script is a bundle of its own,
 * so an event of the window connects them.
 */
import { momentNow } from "@hospital/timetable/clock";

const changed = "clock";

/** A computer that wakes from sleep sends no event, so that a visible page looks at the time this often. */
const checkMs = 5000;

/**
 * Calls `show` with the Indian moment: at once, and again whenever the minute has changed. `show` must give the same
 * result as in a page that has just been loaded, and write only what has changed.
 */
export function onClock(show: (now: string) => void): void {
  const update = () => show(momentNow());
  update();
  addEventListener(changed, update);
}

/** For `useClock`: calls `listener` whenever the minute has changed, until the returned function is called. */
export function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}

/** Starts the clock, once in each page: it checks the time when the page is shown again and while it is visible. */
export function startClock(): void {
  // The first readers ran at this minute or later.
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
  // Also from the back/forward cache.
  addEventListener("pageshow", follow);
  follow();
}
