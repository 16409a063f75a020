import type { Weekday } from "../../time/clock";
import "./opd-table.css";

/** When a doctor sees outpatients on one day of the week, Indian time. */
export interface OpdSlot {
  day: Weekday;
  dayName: string;
  /** Of 24 hours, as "14:30". */
  from: string;
  to: string;
  /** As people read it: "2:30 pm – 4:00 pm". */
  hours: string;
  room?: string;
  doctor: { name: string; href: string };
  /** Under the doctor's name. */
  department?: { name: string; href: string };
}

export interface OpdTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  slots: OpdSlot[];
  /** Which columns tell the slots apart; hours and room are always there. */
  columns: ("day" | "doctor")[];
  labels: { day: string; doctor: string; hours: string; room: string; today: string; next: string };
}

/** A timetable. `opd-table.client.ts` marks today's rows and the next OPD. */
export function OpdTable({ labelledBy, slots, columns, labels }: OpdTableProps) {
  return (
    <div className="opd-table">
      <table className="opd-table__table" aria-labelledby={labelledBy}>
        <thead>
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
          {slots.map((slot) => (
            <tr
              key={`${slot.day}${slot.from}${slot.doctor.href}`}
              className="opd-table__row"
              data-day={slot.day}
              data-from={slot.from}
              data-to={slot.to}
            >
              {columns.map((column) => (
                <td key={column} className="opd-table__cell">
                  {column === "day" && slot.dayName}
                  {column === "doctor" && <a href={slot.doctor.href}>{slot.doctor.name}</a>}
                  {column === "doctor" && slot.department && (
                    <a className="opd-table__department" href={slot.department.href}>
                      {slot.department.name}
                    </a>
                  )}
                </td>
              ))}
              <td className="opd-table__cell">{slot.hours}</td>
              <td className="opd-table__cell">
                <span className="opd-table__room">{slot.room}</span>{" "}
                <span className="opd-table__tags">
                  {columns.includes("day") && (
                    <span className="opd-table__tag" data-tag="today">
                      {labels.today}
                    </span>
                  )}
                  <span className="opd-table__tag" data-tag="next">
                    {labels.next}
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
