import type { SpokenTimes } from "@hospital/content/text/clock-time";
import { clockTime } from "@hospital/content/text/clock-time";
import { type DayWords, dayInWords } from "@hospital/content/text/day-words";
import { fill } from "@hospital/content/text/fill";
import { addDays, dayOf } from "@hospital/timetable/clock";
import { nextSession } from "@hospital/timetable/timetable";
import type { DoctorIndex } from "../doctor-finder/doctor-index";

export interface SessionLabels {
  /** "Next session: {day}, {time}". */
  next: string;
  now: string;
  /** "Late {day}: expected from {time}". */
  late: string;
  today: string;
  tomorrow: string;
  spokenTimes?: SpokenTimes | undefined;
  days: DayWords;
}

/** How many days ahead to look. */
const daysAhead = 14;

/**
 * The current or next session of each doctor and its building as text, by file name; empty for doctors that aren't in the
 * index.
 */
export function nextSessions({ doctors, exceptions, last }: DoctorIndex, labels: SessionLabels, now: string) {
  const today = dayOf(now);
  const until = [addDays(today, daysAhead), last].sort()[0] ?? "";
  return new Map(
    doctors.flatMap(({ id, slots }) => {
      const next = nextSession(slots, exceptions, now, until);
      if (!next) return [];
      const day = dayOf(next.start);
      const name =
        day === today ? labels.today : day === addDays(today, 1) ? labels.tomorrow : dayInWords(day, labels.days);
      const time = clockTime(next.start.slice(11), labels.spokenTimes);
      const when = next.start <= now ? labels.now : fill(next.late ? labels.late : labels.next, { day: name, time });
      return [[id, [when, next.slot.at].filter(Boolean).join(" · ")] as const];
    }),
  );
}
