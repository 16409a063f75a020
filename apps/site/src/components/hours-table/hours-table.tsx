import type { OpeningHours } from "@hospital/timetable/opening-state";
import { ComingChanges, type ComingChangesData } from "../coming-changes/coming-changes";
import { FactTable } from "../fact-table/fact-table";
import { OpeningState, type StateLabels } from "../opening-state/opening-state";
import { PhoneLink } from "../phone-link/phone-link";
import "./hours-table.css";

export interface OpeningRow {
  name: string;
  /** The page with details. */
  href?: string;
  /** "Block B, floor 2". */
  where?: string;
  phone?: { label: string; number: string };
  /** "Led by the senior technician". */
  ledBy?: string;
  remark?: string;
  /** Data for the script. */
  dated: OpeningHours[];
  /** Formatted for reading: "Every day" with "11 am – 12 noon". */
  spans: { days: string; hours: string[] }[];
}

interface HoursTableProps {
  labelledBy: string;
  rows: OpeningRow[];
  /** The heading of the first column: "Ward". */
  kind: string;
  /** The heading of the column with the hours. */
  times: string;
  states: StateLabels;
  changes: ComingChangesData & { id: string };
}

/** The hours of each row, whether it is open now, and the coming changes. */
export function HoursTable({ labelledBy, rows, kind, times, states, changes }: HoursTableProps) {
  return (
    <>
      <div className="hours-table" data-states={JSON.stringify(states)}>
        <FactTable
          labelledBy={labelledBy}
          columns={[kind, times]}
          rows={rows.map(({ name, href, where, phone, ledBy, remark, dated, spans }) => ({
            key: name,
            name: (
              <>
                {href ? <a href={href}>{name}</a> : name}
                <OpeningState dated={dated} />
              </>
            ),
            facts: [
              <>
                {spans.map(({ days, hours }) => (
                  <p key={days} className="hours-table__span">
                    <span className="hours-table__days">{days}</span>
                    <span className="hours-table__hours">
                      {hours.map((span) => (
                        <span key={span}>{span}</span>
                      ))}
                    </span>
                  </p>
                ))}
                {[where, ledBy, remark].filter(Boolean).map((text) => (
                  <p key={text} className="hours-table__remark">
                    {text}
                  </p>
                ))}
                {phone && <PhoneLink {...phone} />}
              </>,
            ],
          }))}
        />
      </div>
      <ComingChanges {...changes} level={3} />
    </>
  );
}
