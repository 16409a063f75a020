import type { SpokenTimes } from "@hospital/content/text/clock-time";
import type { DayWords } from "@hospital/content/text/day-words";
import { fill } from "@hospital/content/text/fill";
import type { InterfaceMessages } from "../../i18n/en";
import "./coming-changes.css";

interface ComingChangesProps {
  /** ID of its heading. */
  id: string;
  level: 2 | 3;
  /** The text of each change, and its last day. */
  changes: { until: string; text: string }[];
  /** A permanent note below the changes. */
  note?: string;
  /** "folded": the changes are in a closed `<details>`. */
  look?: "open" | "folded";
  /** The last day for which the page has exceptions. */
  last: string;
  /** Template for saved or outdated pages: "As of {date}". */
  asOf: string;
  /** How scripts write times in this language; absent where it is the same as in English. */
  spokenTimes?: SpokenTimes | undefined;
  /** How scripts write days in this language. */
  days: Record<"long" | "short", DayWords>;
  /** Only timetables need all of these labels. */
  labels: Pick<InterfaceMessages["changes"], "title" | "today" | "tomorrow"> & Partial<InterfaceMessages["changes"]>;
}

/** A component that shows hours requires these as a prop, because its script reads them from the page. */
export type ComingChangesData = Omit<ComingChangesProps, "id" | "level" | "look">;

/**
 * Leave, holidays and extra clinics of the coming days, below the affected hours, and words for scripts. The scripts hide
 * past changes, and show a note when the page is too old.
 */
export function ComingChanges({
  id,
  level,
  look = "open",
  changes,
  note,
  last,
  asOf,
  labels,
  spokenTimes,
  days,
}: ComingChangesProps) {
  const Heading = `h${level}` as const;
  const { title, today, tomorrow, late, brief, briefLate, on } = labels;
  const [off, part] = [labels.off, labels.part].map(
    (template) => on && template && fill(template, { day: on, hours: "{hours}" }),
  );
  const heading = (
    <Heading className="coming-changes__title" id={id}>
      {title}
    </Heading>
  );
  const list = (
    <>
      <ul className="coming-changes__list" aria-labelledby={id}>
        {changes.map(({ until, text }) => (
          <li key={text} data-until={until}>
            {text}
          </li>
        ))}
      </ul>
      {note && <p className="coming-changes__note">{note}</p>}
    </>
  );
  return (
    <div
      className="coming-changes"
      data-last={last}
      data-days={JSON.stringify(days)}
      data-labels={JSON.stringify({ today, tomorrow, late, brief, briefLate, off, part, spokenTimes })}
    >
      <p className="coming-changes__as-of" hidden>
        {asOf}
      </p>
      {changes.length > 0 &&
        (look === "folded" ? (
          <details className="coming-changes__known" data-look="folded">
            <summary className="coming-changes__summary">{heading}</summary>
            {list}
          </details>
        ) : (
          <div className="coming-changes__known">
            {heading}
            {list}
          </div>
        ))}
    </div>
  );
}
