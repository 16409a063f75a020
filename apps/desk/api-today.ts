import type { LocalizedText, Saved } from "./api.ts";

/** The file of the changes under Today, below content/; a tap publishes it as a whole. */
export const exceptionsFile = "exceptions.yaml";

/** The number of days that the desk shows, from today on. */
export const daysShown = 7;

/** GET /api/today: today and the days after it, `daysShown` in all; `?from=2026-11-23` begins another day. */
export interface Day {
  day: string;
  /** The reason why the hospital is closed. */
  closed?: LocalizedText;
  sessions: SessionOfDay[];
}

export interface SessionOfDay {
  /** The day on which it begins, which identifies the session in a `DayAction`. After midnight, this may be yesterday. */
  day: string;
  doctor: string;
  name: LocalizedText;
  speciality: LocalizedText;
  department: LocalizedText;
  photo?: string;
  /** The start in the weekly hours, which also identifies the session. If `to` isn't after it, it ends on the next day. */
  from: string;
  to: string;
  room?: LocalizedText;
  /** The name of the address, if it isn't the main one. */
  at?: LocalizedText;
  state: "usual" | "late" | "away" | "endsEarly" | "standIn" | "otherTimes" | "extra" | "closed";
  /** When a late doctor is expected. */
  expected?: string;
  /** When a session that ends early ends. */
  until?: string;
  standIn?: { doctor: string; name: LocalizedText };
  why?: LocalizedText;
  /** Whether the session is over. */
  isPast: boolean;
  /** Whether there is a change that `undo` removes. */
  canUndo: boolean;
  /** Whether the doctor has a leave of several days, which `back` ends. */
  canComeBack: boolean;
}

/**
 * POST /api/today; POST /api/today/undo `{ id }` undoes such a change. The response `TapSaved` means that it is saved; it
 * is then published automatically.
 */
export type DayAction = { day: string } & (
  | { action: "closed" | "open"; why?: LocalizedText }
  | ({ doctor: string; from: string } & (
      | { action: "late"; expected: string }
      | { action: "endsEarly"; until: string }
      | { action: "standIn"; standIn: string }
      | { action: "away" | "hasCome" | "undo" | "back" }
    ) & {
        /** Another stand-in on this day for a doctor whom this one replaces; null for none. If absent, this doctor remains. */
        otherStandIn?: string | null;
      })
);

/** With the new state, so that no card shows the old one after the confirmation. */
export interface TapSaved extends Saved {
  days: Day[];
}
