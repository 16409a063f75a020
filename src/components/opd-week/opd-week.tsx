import { fill } from "../../i18n/words";
import type { Weekday } from "../../time/clock";
import { type OpdSlot, OpdTable, type OpdTableProps } from "../opd-table/opd-table";
import "./opd-week.css";

export interface OpdWeekProps {
  /** `next`: the next weekday with a session, and its name. */
  days: { day: Weekday; name: string; shortName: string; slots: OpdSlot[]; next?: { day: Weekday; name: string } }[];
  /** `nextDay` as "Next OPD: {day}". */
  labels: OpdTableProps["labels"] & Record<"tomorrow" | "days" | "none" | "nextDay", string>;
}

/** Today and tomorrow. */
const ahead = ["today", "tomorrow"] as const;

/**
 * A timetable for each weekday, and a strip of links to them. The script in layouts/opd-days.astro puts today and
 * tomorrow first, shows one day at a time, and marks days without a session.
 */
export function OpdWeek({ days, labels }: OpdWeekProps) {
  return (
    <div className="opd-week">
      <ul className="opd-week__strip" aria-label={labels.days}>
        {days.map(({ day, shortName }) => (
          <li key={day} className="opd-week__choice" data-week-day={day}>
            <a className="opd-week__link" href={`#${day}`}>
              <span className="opd-week__name">{shortName}</span>
              {ahead.map((tag) => (
                <span key={tag} className="opd-week__ahead" data-tag={tag}>
                  {labels[tag]}
                </span>
              ))}
            </a>
          </li>
        ))}
      </ul>
      {days.map(({ day, name, slots, next }) => (
        <section key={day} className="opd-week__day" aria-labelledby={day} data-week-day={day}>
          <h2 id={day}>
            {name}
            {ahead.map((tag) => (
              <span key={tag} className="opd-week__ahead opd-week__when" data-tag={tag}>
                {" "}
                – {labels[tag]}
              </span>
            ))}
          </h2>
          {slots.length > 0 && <OpdTable labelledBy={day} slots={slots} columns={["doctor"]} labels={labels} />}
          <p className="opd-week__none" hidden={slots.length > 0}>
            {labels.none}{" "}
            {next && (
              <a className="opd-week__next" href={`#${next.day}`} data-words={labels.nextDay}>
                {fill(labels.nextDay, { day: next.name })}
              </a>
            )}
          </p>
        </section>
      ))}
    </div>
  );
}
