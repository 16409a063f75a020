import type { OpeningHours } from "@hospital/timetable/opening-state";
import "./opening-state.css";

/** Labels for the script: "Open now", "Open now · closes at {time}", "Closed since {time}". */
export type StateLabels = Record<"open" | "closes" | "opens" | "closed" | "closedSince", string>;

interface OpeningStateProps {
  dated: OpeningHours[];
}

/**
 * An empty line, which `opening-state.client.ts` fills with the state of a counter or ward, beside its hours. An element
 * around it has the `StateLabels` as `data-states`, and `ComingChanges` is on the page.
 */
export function OpeningState({ dated }: OpeningStateProps) {
  return <span className="opening-state" data-dated={JSON.stringify(dated)} />;
}
