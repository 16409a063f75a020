import type { Weekday } from "../../time/clock";
import { type OpdSlot, OpdTable, type OpdTableProps } from "../opd-table/opd-table";
import "./opd-week.css";

export interface OpdWeekProps {
  days: { day: Weekday; name: string; slots: OpdSlot[] }[];
  labels: OpdTableProps["labels"] & { tomorrow: string };
}

/** A timetable for each day; a script of the page puts today and tomorrow first. */
export function OpdWeek({ days, labels }: OpdWeekProps) {
  return (
    <div className="opd-week">
      {days.map(({ day, name, slots }) => (
        <section key={day} className="opd-week__day" aria-labelledby={day} data-week-day={day}>
          <h2 id={day}>
            {name}
            <span className="opd-week__when" data-tag="today" hidden>
              {" "}
              – {labels.today}
            </span>
            <span className="opd-week__when" data-tag="tomorrow" hidden>
              {" "}
              – {labels.tomorrow}
            </span>
          </h2>
          <OpdTable labelledBy={day} slots={slots} columns={["doctor"]} labels={labels} />
        </section>
      ))}
    </div>
  );
}
