import type { DatedHours } from "@hospital/timetable/dated-hours";
import "./next-session.css";

export interface NextSessionProps {
  /** Of one doctor, or of all who share a line. */
  dated: DatedHours[];
  /** "Next session: {day}, {time}", of which a brief line shows day and time, and "Sits now". */
  labels: Record<"next" | "now", string>;
  /** "brief": "Thu 26 Nov, 2 pm" is seen; "whole": with "Next session:" before it. */
  look?: "brief" | "whole";
}

/** An empty line that `next-session.client.ts` fills; it needs `ComingChanges` in the same page. */
export function NextSession({ dated, labels, look = "brief" }: NextSessionProps) {
  return (
    <p
      className="next-session"
      data-dated={JSON.stringify(dated)}
      data-next={labels.next}
      data-now={labels.now}
      data-look={look}
    />
  );
}
