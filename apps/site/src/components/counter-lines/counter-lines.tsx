import type { OpeningHours } from "@hospital/timetable/opening-state";
import { ComingChanges, type ComingChangesData } from "../coming-changes/coming-changes";
import { OpeningState, type StateLabels } from "../opening-state/opening-state";
import { PlaceLine, type PlaceLineProps } from "../place-line/place-line";
import "./counter-lines.css";

export interface CounterLinesProps {
  counters: (PlaceLineProps & { dated: OpeningHours[] })[];
  states: StateLabels;
  changes: ComingChangesData;
}

/** Counters with their usual hours, each on one line, whether they are open now, and their coming changes. */
export function CounterLines({ counters, states, changes }: CounterLinesProps) {
  if (counters.length === 0) return null;
  return (
    <div className="counter-lines" data-states={JSON.stringify(states)}>
      {counters.map(({ dated, ...line }) => (
        <div key={line.place}>
          <PlaceLine {...line} />
          <div className="counter-lines__state">
            <OpeningState dated={dated} />
          </div>
        </div>
      ))}
      <ComingChanges {...changes} id="counter-changes" level={2} look="folded" />
    </div>
  );
}
