import type { Weekday } from "../../time/clock";
import type { Slot } from "../../time/timetable";
import "./opd-table.css";

/** When a doctor sees outpatients on one day of the week, Indian time. */
export interface OpdSlot {
  /** For the script. */
  slot: Slot;
  day: Weekday;
  dayName: string;
  /** As people read it: "2:30 – 4 pm". */
  hours: string;
  /** Its restriction, as "1st and 3rd Saturday of the month", or "". */
  when: string;
  room?: string;
  doctor: { name: string; href: string; fee?: string };
  /** Under the doctor's name. */
  department?: { name: string; href: string };
}

export interface OpdTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  slots: OpdSlot[];
  /** Which columns tell the slots apart; hours and room are always there. */
  columns: ("day" | "doctor")[];
  labels: Record<"day" | "doctor" | "hours" | "room" | "today" | "next" | "now" | "over", string>;
}

/**
 * A timetable. `opd-table.client.ts` marks today's, current, next, past and cancelled rows, and needs `ComingChanges`
 * in the same page.
 */
export function OpdTable({ labelledBy, slots, columns, labels }: OpdTableProps) {
  return (
    <div className="opd-table">
      <table className="opd-table__table" data-columns={columns.join(" ")} aria-labelledby={labelledBy}>
        <thead className="opd-table__columns">
          <tr>
            {columns.map((column) => (
              <th key={column} className="opd-table__head" scope="col">
                {labels[column]}
              </th>
            ))}
            <th className="opd-table__head" scope="col">
              {labels.hours}
            </th>
            <th className="opd-table__head" scope="col">
              {labels.room}
            </th>
          </tr>
        </thead>
        <tbody>
          {slots.map(({ slot, ...shown }) => (
            <tr
              key={`${shown.day}${slot.from}${slot.since ?? ""}${slot.of}`}
              className="opd-table__row"
              data-of={slot.of}
              data-days={slot.days}
              data-weeks={slot.weeks}
              data-since={slot.since}
              data-until={slot.until}
              data-from={slot.from}
              data-to={slot.to}
              data-added={slot.added}
            >
              {columns.map((column) => (
                <th key={column} className="opd-table__cell" scope="row">
                  {column === "day" && shown.dayName}
                  {column === "doctor" && <a href={shown.doctor.href}>{shown.doctor.name}</a>}
                  {column === "doctor" && shown.department && (
                    <a className="opd-table__department" href={shown.department.href}>
                      {shown.department.name}
                    </a>
                  )}
                  {column === "doctor" && shown.doctor.fee && (
                    <span className="opd-table__when">{shown.doctor.fee}</span>
                  )}
                </th>
              ))}
              <td className="opd-table__cell">
                <span className="opd-table__hours">{shown.hours}</span>
                {shown.when && <span className="opd-table__when">{shown.when}</span>}
              </td>
              <td className="opd-table__cell">
                <span className="opd-table__room">{shown.room}</span>{" "}
                <span className="opd-table__tags">
                  {columns.includes("day") && (
                    <span className="opd-table__tag" data-tag="today">
                      {labels.today}
                    </span>
                  )}
                  <span className="opd-table__tag" data-tag="next">
                    {labels.next}
                  </span>
                  <span className="opd-table__tag" data-tag="now">
                    {labels.now}
                  </span>
                  <span className="opd-table__tag" data-tag="over">
                    {labels.over}
                  </span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
