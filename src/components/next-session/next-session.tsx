import type { Slot } from "../../time/timetable";
import "./next-session.css";

export interface NextSessionProps {
  /** Of one doctor, or of all who share a line. */
  slots: Slot[];
  /** "Next session: {day}, {time}" and "Sits now". */
  labels: Record<"next" | "now", string>;
}

/** An empty line that `next-session.client.ts` fills; it needs `ComingChanges` in the same page. */
export function NextSession({ slots, labels }: NextSessionProps) {
  return (
    <p className="next-session" data-slots={JSON.stringify(slots)} data-next={labels.next} data-now={labels.now} />
  );
}
