import type { DatedHours } from "@hospital/timetable/dated-hours";
import "./next-session.css";

export interface NextSessionProps {
  /** The hours of one doctor, or of all doctors that share a line. */
  dated: DatedHours[];
  /** "Next session: {day}, {time}", "Sits now" and "Sits now, until {time}". */
  labels: Record<"next" | "now" | "nowUntil", string>;
  /** "brief" shows "Thu 26 Nov, 2 pm" or "Sits now"; "whole" adds "Next session:" before it, or the end after it. */
  look?: "brief" | "whole";
}

/** An empty line, which `next-session.client.ts` fills with data from `ComingChanges`. Renders nothing without hours. */
export function NextSession({ dated, labels, look = "brief" }: NextSessionProps) {
  if (dated.length === 0) return null;
  const buildings = dated.flatMap(({ at }) => at ?? []);
  const [longest] = buildings.sort((a, b) => b.length - a.length);
  return (
    <p
      className="next-session"
      data-dated={JSON.stringify(dated)}
      data-next={labels.next}
      data-now={look === "whole" ? labels.nowUntil : labels.now}
      data-look={look}
      data-building={longest}
      data-late={dated.some(({ changes }) => changes?.includes("late")) ? "" : undefined}
    />
  );
}
