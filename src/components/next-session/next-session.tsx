import type { Slot } from "../../time/timetable";
import "./next-session.css";

export interface NextSessionProps {
  /** Of one doctor, or of all who share a line. */
  slots: Slot[];
  /** "Next session: {day}, {time}" and "Sits now". */
  labels: Record<"next" | "now", string>;
}

/** An empty line, in which `next-session.client.ts` says who sits when; `ComingChanges` has to be in the page too. */
export function NextSession({ slots, labels }: NextSessionProps) {
  return (
    <p className="next-session" data-slots={JSON.stringify(slots)} data-next={labels.next} data-now={labels.now} />
  );
}
