import type { DatedHours } from "@hospital/timetable/dated-hours";
import "./next-session.css";

export interface NextSessionProps {
  /** The hours of one doctor, or of all doctors that share a line. */
  dated: DatedHours[];
  /** "Next session: {day}, {time}", shortened to day and time in a brief line, and "Sits now". */
  labels: Record<"next" | "now", string>;
  /** "brief" shows "Thu 26 Nov, 2 pm"; "whole" adds "Next session:" before it. */
  look?: "brief" | "whole";
}

/** An empty line, which `next-session.client.ts` fills with data from `ComingChanges`. */
export function NextSession({ dated, labels, look = "brief" }: NextSessionProps) {
  const buildings = dated.flatMap(({ at }) => at ?? []);
  const [longest] = buildings.sort((a, b) => b.length - a.length);
  return (
    <p
      className="next-session"
      data-dated={JSON.stringify(dated)}
      data-next={labels.next}
      data-now={labels.now}
      data-look={look}
      data-building={longest}
    />
  );
}
