import { momentNow } from "@hospital/timetable/clock";
import { useSyncExternalStore } from "react";
import { subscribe } from "./page-clock.ts";

/** The current time in India, for islands. Renders again after every change of the minute. */
export function useClock(): string {
  return useSyncExternalStore(subscribe, momentNow, momentNow);
}
