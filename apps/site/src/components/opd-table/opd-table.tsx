import { ComingChanges, type ComingChangesData } from "../coming-changes/coming-changes";
import { OpdRow, type OpdRowProps, type OpdSlot } from "../opd-row/opd-row";
import "./opd-table.css";

interface Timetable {
  labelledBy: string;
  slots: OpdSlot[];
  /** `printed` is "As of {now}", at the top of each sheet; `noDates` replaces a doctor's table after the last date. */
  labels: OpdRowProps["labels"] &
    Record<
      | "message"
      | "day"
      | "doctor"
      | "department"
      | "fee"
      | "hours"
      | "room"
      | "night"
      | "morning"
      | "noon"
      | "printed"
      | "noDates",
      string
    >;
}

/**
 * "day": the week of one doctor, a row per day, and its coming changes. "doctor": one day, a row per doctor, split into
 * the night before, morning and afternoon; `OpdWeek` shows the changes.
 */
export type OpdTableProps = Timetable & ({ head: "day"; changes: ComingChangesData } | { head: "doctor" });

const columns = {
  day: ["day", "hours", "room"],
  doctor: ["doctor", "message", "department", "hours", "room", "fee"],
} as const;

/**
 * A timetable. opd-table.early.ts marks today and the current sessions before the first paint. With explicit roles, also in
 * its rows, because Safari ignores the roles of tables whose parts have another display.
 */
export function OpdTable({ labelledBy, slots, labels, ...rest }: OpdTableProps) {
  const { head } = rest;
  const parts = Map.groupBy(slots, ({ dated }) => (head === "day" ? undefined : partOfDay(dated.from)));
  const hasMessages = head === "doctor" && slots.some(({ doctor }) => doctor.message);
  const shownColumns = columns[head].filter((column) => column !== "message" || hasMessages);
  return (
    <>
      <table
        className="opd-table"
        role="table"
        aria-labelledby={labelledBy}
        data-head={head}
        data-printed={labels.printed}
      >
        <thead className="opd-table__columns" role="rowgroup">
          <tr role="row">
            {shownColumns.map((column) => (
              <th key={column} className="opd-table__head" role="columnheader" data-fact={column} scope="col">
                {column === "message" ? <span className="visually-hidden">{labels.message}</span> : labels[column]}
              </th>
            ))}
          </tr>
        </thead>
        {[...parts].map(([part, partSlots]) => (
          <tbody
            key={part ?? head}
            className="opd-table__part"
            role="rowgroup"
            data-over={partSlots.every(({ dated }) => dated.rest) ? "" : undefined}
          >
            {part && (
              <tr className="opd-table__title-row" role="row">
                {/* biome-ignore lint/a11y/useSemanticElements: a th with the scope of a rowgroup is one */}
                <th className="opd-table__title" role="rowheader" colSpan={shownColumns.length} scope="rowgroup">
                  {labels[part]}
                </th>
              </tr>
            )}
            {partSlots.map((slot) => (
              <OpdRow key={JSON.stringify(slot)} {...slot} head={head} hasMessages={hasMessages} labels={labels} />
            ))}
          </tbody>
        ))}
      </table>
      {head === "day" && slots.every(({ dated }) => dated.dates) && (
        <p className="opd-table__no-dates">{labels.noDates}</p>
      )}
      {rest.head === "day" && <ComingChanges {...rest.changes} id="changes" level={3} />}
    </>
  );
}

/** Hours that begin before 4 am, and the rest of those that begin on the day before, are at night. */
function partOfDay(from: string): "night" | "morning" | "noon" {
  if (from < "04:00") return "night";
  return from < "12:00" ? "morning" : "noon";
}
