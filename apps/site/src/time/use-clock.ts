import { momentNow } from "@hospital/timetable/clock";
import { useSyncExternalStore } from "react";
import { subscribe } from "./page-clock.ts";

/** The Indian moment, for islands: renders again whenever the minute has changed. */
export function useClock(): string {
  return useSyncExternalStore(subscribe, momentNow, momentNow);
}
