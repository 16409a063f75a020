import { act, cleanup, render, screen } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { onClock } from "./page-clock";
import { startClock } from "./start-clock";
import { useClock } from "./use-clock";

const shownMoments: string[] = [];
let isHidden = false;

function setTime(moment: string) {
  vi.setSystemTime(new Date(`${moment}+05:30`));
}

function setHidden(value: boolean) {
  isHidden = value;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeAll(() => {
  vi.useFakeTimers();
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  setTime("2026-11-25T20:00:00");
  onClock((now) => shownMoments.push(now));
  startClock();
});

beforeEach(() => {
  setTime("2026-11-25T20:00:00");
  setHidden(false);
  shownMoments.length = 0;
});

afterAll(() => {
  // Stops the clock: a hidden page has no timer.
  setHidden(true);
  Reflect.deleteProperty(document, "hidden");
  vi.useRealTimers();
});

test("calls the listener immediately, and after every change of the minute", () => {
  const moments: string[] = [];
  onClock((now) => moments.push(now));
  expect(moments).toEqual(["2026-11-25T20:00"]);
  vi.advanceTimersByTime(59_000);
  expect(moments).toEqual(["2026-11-25T20:00"]);
  vi.advanceTimersByTime(61_000);
  expect(moments).toEqual(["2026-11-25T20:00", "2026-11-25T20:01", "2026-11-25T20:02"]);
});

test("sets no timer in a hidden page, and updates it when it is shown", () => {
  setHidden(true);
  expect(vi.getTimerCount()).toBe(0);
  setTime("2026-11-26T00:00:00");
  vi.advanceTimersByTime(600_000);
  expect(shownMoments).toEqual([]);
  setTime("2026-12-03T09:00:00");
  setHidden(false);
  expect(shownMoments).toEqual(["2026-12-03T09:00"]);
  expect(vi.getTimerCount()).toBe(1);
});

test("updates a page from the back/forward cache", () => {
  setTime("2026-11-26T10:00:00");
  dispatchEvent(new Event("pageshow"));
  expect(shownMoments).toEqual(["2026-11-26T10:00"]);
  expect(vi.getTimerCount()).toBe(1);
});

test("updates within five seconds after sleep, or after the clock is set back", () => {
  setTime("2026-11-28T07:30:00");
  vi.advanceTimersByTime(5000);
  setTime("2026-11-25T19:00:00");
  vi.advanceTimersByTime(5000);
  expect(shownMoments).toEqual(["2026-11-28T07:30", "2026-11-25T19:00"]);
});

test("renders an island after every change of the minute, until it is removed", () => {
  const renders = vi.fn();
  function Island() {
    const now = useClock();
    renders(now);
    return <p>{now}</p>;
  }
  render(<Island />);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText("2026-11-25T20:01")).toBeTruthy();
  expect(renders).toHaveBeenCalledTimes(2);
  cleanup();
  vi.advanceTimersByTime(60_000);
  expect(renders).toHaveBeenCalledTimes(2);
});
