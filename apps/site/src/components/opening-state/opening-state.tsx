import type { Slot } from "@hospital/timetable/timetable";
import "./opening-state.css";

/** Labels for the script: "Open now", "Open now · closes at {time}", "Closed since {time}". */
export type StateLabels = Record<"open" | "closes" | "opens" | "closed" | "closedSince", string>;

interface OpeningStateProps {
  slots: Slot[];
}

/**
 * An empty line, which `opening-state.client.ts` fills with the state of a counter or ward, beside its hours. An element
 * around it has the `StateLabels` as `data-states`, and `ComingChanges` is on the page.
 */
export function OpeningState({ slots }: OpeningStateProps) {
  return <span className="opening-state" data-slots={JSON.stringify(slots)} />;
}
