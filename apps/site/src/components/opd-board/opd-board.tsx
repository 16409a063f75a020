import type { SpokenTimes } from "@hospital/content/text/clock-time";
import type { DayWords } from "@hospital/content/text/day-words";
import type { Locale } from "@hospital/content/text/locales";
import type { Exception, Slot } from "@hospital/timetable/timetable";
import { Fragment } from "react";
import type { TodaysLine } from "../todays-exceptions/todays-exceptions";
import "./opd-board.css";

/** A slot of a doctor, with its texts. */
export interface BoardSlot extends Slot {
  doctor: string;
  department: string;
  room?: string | undefined;
  /** Absent at the main address. */
  building?: string | undefined;
}

/** The texts of the board in one language. */
export interface BoardLanguage {
  locale: Locale;
  spokenTimes?: SpokenTimes | undefined;
  days: DayWords;
  hospital: string;
  slots: BoardSlot[];
  exceptions: Exception[];
  differences: TodaysLine[];
  /** `from` and `until` are in Indian time. */
  notices: { text: string; from: string; until: string }[];
  labels: Record<
    "title" | "doctor" | "department" | "hours" | "room" | "now" | "none" | "page" | "asOf" | "old",
    string
  > &
    Record<"off" | "instead" | "late" | "today" | "difference", string>;
}

export interface OpdBoardProps {
  /** Languages in the order in which they alternate. */
  languages: BoardLanguage[];
  /** When the board was built, in Indian time: "2026-11-21T09:40". */
  built: string;
  /** The last day for which the board has exceptions. */
  last: string;
  /** The weekly hours in the first language, for browsers without JavaScript. */
  week: {
    asOf: string;
    days: {
      name: string;
      differences: string[];
      rows: [hours: string, doctor: string, department: string, room: string][];
    }[];
  };
}

/**
 * Today's OPD for a television in the lobby. `opd-board.client.ts` fills and updates it. Without JavaScript, it shows
 * the weekly hours.
 */
export function OpdBoard({ languages, built, last, week }: OpdBoardProps) {
  const [first] = languages;
  return (
    <div className="opd-board" data-built={built} data-last={last} data-languages={JSON.stringify(languages)}>
      <header className="opd-board__head">
        <h1 className="opd-board__title">{first?.labels.title}</h1>
        <p className="opd-board__hospital">{first?.hospital}</p>
        <p className="opd-board__clock" />
      </header>
      <p className="opd-board__difference" />
      <table className="opd-board__table">
        <caption className="visually-hidden">{first?.labels.title}</caption>
        <thead className="opd-board__columns" />
        <tbody className="opd-board__rows">
          {week.days.map(({ name, differences, rows }) => (
            <Fragment key={name}>
              <tr>
                <th className="opd-board__cell" colSpan={4} scope="rowgroup">
                  {[name, ...differences].join(" · ")}
                </th>
              </tr>
              {rows.map((cells) => (
                <tr key={cells.join()}>
                  {cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their positions
                    <td key={column} className="opd-board__cell">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      <p className="opd-board__none" />
      <footer className="opd-board__foot">
        <p className="opd-board__notice" />
        <p className="opd-board__page" />
        <p className="opd-board__as-of">{week.asOf}</p>
      </footer>
    </div>
  );
}
