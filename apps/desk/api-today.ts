import type { Words } from "./api.ts";

/** How many days a desk sees from today on. */
export const daysShown = 7;

/** GET /api/today: today and the days after it, `daysShown` in all; `?from=2026-11-23` begins another day. */
export interface Day {
  day: string;
  /** The reason, where the hospital is closed. */
  closed?: Words;
  sessions: SessionOfDay[];
}

export interface SessionOfDay {
  doctor: string;
  name: Words;
  speciality: Words;
  department: Words;
  photo?: string;
  /** As the weekly hours have them, which is the session's name in a `DayAction`. */
  from: string;
  to: string;
  room?: Words;
  state: "usual" | "late" | "away" | "endsEarly" | "standIn" | "otherTimes" | "extra" | "closed";
  /** Late: expected from. */
  expected?: string;
  /** Ends early: until. */
  until?: string;
  standIn?: { doctor: string; name: Words };
  why?: Words;
  /** Whether it is over by now. */
  isPast: boolean;
  /** Whether `undo` has something to take back. */
  canUndo: boolean;
}

/** POST /api/today: saved when it is answered with `Saved`, and on its way to be live. */
export type DayAction = { day: string } & (
  | { action: "closed" | "open"; why?: Words }
  | ({ doctor: string; from: string } & (
      | { action: "late"; expected: string }
      | { action: "endsEarly"; until: string }
      | { action: "standIn"; standIn: string }
      | { action: "away" | "hasCome" | "undo" }
    ) & {
        /** Another stand-in on this day for a doctor whom this one replaces; null for none. If absent, this doctor remains. */
        otherStandIn?: string | null;
      })
);
