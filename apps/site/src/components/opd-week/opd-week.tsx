import { fill } from "@hospital/content/text/fill";
import type { Weekday } from "@hospital/timetable/clock";
import { ComingChanges, type ComingChangesData } from "../coming-changes/coming-changes";
import type { OpdSlot } from "../opd-row/opd-row";
import { OpdTable, type OpdTableProps } from "../opd-table/opd-table";
import "./opd-week.css";

export interface OpdWeekProps {
  /** `differences`: exceptions on these days. `next`: the next weekday with a session, and its name. */
  days: {
    day: Weekday;
    name: string;
    shortName: string;
    slots: OpdSlot[];
    differences: { day: string; name: string; text: string }[];
    next?: { day: Weekday; name: string };
  }[];
  /** `nextDay` is "Next OPD: {day}". */
  labels: OpdTableProps["labels"] & Record<"tomorrow" | "days" | "none" | "nextDay", string>;
  changes: ComingChangesData;
}

const ahead = ["today", "tomorrow"] as const;

/**
 * A timetable for each weekday, links to them, and their coming changes. opd-week.early.ts moves today and
 * tomorrow to the top, and shows one day at a time with its exceptions.
 */
export function OpdWeek({ days, labels, changes }: OpdWeekProps) {
  return (
    <>
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
        {days.map(({ day, name, slots, differences, next }) => (
          <section
            key={day}
            className="opd-week__day"
            aria-labelledby={day}
            data-week-day={day}
            data-empty={isEmpty(slots) ? "" : undefined}
          >
            <h2 className="opd-week__title" id={day}>
              {name}
              {ahead.map((tag) => (
                <span key={tag} className="opd-week__ahead opd-week__when" data-tag={tag}>
                  {" "}
                  – {labels[tag]}
                </span>
              ))}
            </h2>
            {differences.map(({ day, name, text }) => (
              <p key={day} className="opd-week__difference" data-on={day}>
                <strong>{name}:</strong> {text}
              </p>
            ))}
            {slots.length > 0 && <OpdTable labelledBy={day} slots={slots} head="doctor" labels={labels} />}
            <p className="opd-week__none" hidden={!isEmpty(slots)}>
              {labels.none}{" "}
              {next && (
                <a className="opd-week__next" href={`#${next.day}`} data-text={labels.nextDay}>
                  {fill(labels.nextDay, { day: next.name })}
                </a>
              )}
            </p>
          </section>
        ))}
      </div>
      <ComingChanges {...changes} id="changes" level={2} />
    </>
  );
}

/** Whether no session begins on the day; without JavaScript, the rest of the night before isn't shown. */
function isEmpty(slots: OpdSlot[]): boolean {
  return slots.every(({ dated }) => dated.rest);
}
