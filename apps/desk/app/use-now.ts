import { dayOf } from "@hospital/timetable/clock";
import { useSyncExternalStore } from "react";
import { currentMoment } from "./clock.ts";

/** The current time in India, updated while the tab is visible and when it becomes visible. */
export function useNow(): string {
  return useSyncExternalStore(watchClock, currentMoment);
}

/** The present day in India, updated in the same way. */
export function useToday(): string {
  return useSyncExternalStore(watchClock, currentDay);
}

const currentDay = () => dayOf(currentMoment());

function watchClock(onChange: () => void) {
  const check = () => {
    if (document.visibilityState === "visible") onChange();
  };
  // Every second, because a longer timer would be late after the computer wakes up.
  const timer = setInterval(check, 1000);
  document.addEventListener("visibilitychange", check);
  addEventListener("pageshow", check);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", check);
    removeEventListener("pageshow", check);
  };
}
