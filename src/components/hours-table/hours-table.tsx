import type { OpeningLabels, OpeningTime } from "../../i18n/opening-hours";
import { FactTable } from "../fact-table/fact-table";
import "./hours-table.css";

export interface OpeningRow {
  name: string;
  /** Where more is said of it. */
  href?: string;
  remark?: string;
  times: OpeningTime[];
  /** `times` as people read them: "Every day", with "11:00 am – 12:00 pm" and more. */
  spans: { days: string; hours: string[] }[];
}

export interface HoursTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  rows: OpeningRow[];
  /** What the rows are: "Ward". */
  kind: string;
  labels: OpeningLabels & { times: string };
}

/** When each of `rows` is open; `hours-table.client.ts` adds whether it is now. */
export function HoursTable({ labelledBy, rows, kind, labels }: HoursTableProps) {
  const { open, closes, opens, today, tomorrow } = labels;
  return (
    <div className="hours-table" data-labels={JSON.stringify({ open, closes, opens, today, tomorrow })}>
      <FactTable
        labelledBy={labelledBy}
        columns={[kind, labels.times]}
        rows={rows.map(({ name, href, remark, times, spans }) => ({
          key: name,
          name: (
            <>
              {href ? <a href={href}>{name}</a> : name}
              <span className="hours-table__state" data-times={JSON.stringify(times)} />
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
              {remark && <p className="hours-table__remark">{remark}</p>}
            </>,
          ],
        }))}
      />
    </div>
  );
}
