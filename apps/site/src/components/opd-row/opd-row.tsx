import { MessageCircle } from "@hospital/theme/icons/line-icons";
import type { Weekday } from "@hospital/timetable/clock";
import type { DatedHours } from "@hospital/timetable/dated-hours";
import { DoctorFee, type DoctorFeeProps } from "../doctor-fee/doctor-fee";
import "./opd-row.css";

/** The OPD hours of a doctor on one day of the week, in Indian time; or the rest of a night, which is shown only at that time. */
export interface OpdSlot {
  /** Data for the scripts. */
  dated: DatedHours;
  day: Weekday;
  dayName: string;
  /** Formatted for reading: "2:30 – 4 pm". */
  hours: string;
  /** A restriction such as "1st and 3rd Saturday of the month", or "". */
  when: string;
  room?: string;
  doctor: { name: string; href: string; fee?: DoctorFeeProps; message?: { href: string; label: string } | undefined };
  department?: { name: string; href: string };
  /** For coming days on which the session is late, shorter or cancelled. */
  notes: { day: string; text: string }[];
}

export interface OpdRowProps extends OpdSlot {
  /** The row header, which distinguishes this row from the others. */
  head: "day" | "doctor";
  /** Whether the table has a column for messages to the front desk. */
  hasMessages: boolean;
  labels: Record<"today" | "next" | "now" | "over", string>;
}

/** A day in a doctor's table may be today. In a table for one day, all rows are for the same day. */
const tags = { day: ["today", "next", "now", "over"], doctor: ["next", "now", "over"] } as const;

/**
 * A row of a timetable, and its notes. opd-table/opd-table.early.ts shows the current notes, and reports crossed-out hours
 * as text.
 */
export function OpdRow({
  head,
  hasMessages,
  dated,
  day,
  dayName,
  hours,
  when,
  room,
  doctor,
  department,
  notes,
  labels,
}: OpdRowProps) {
  const isOfDay = head === "day";
  return (
    <>
      <tr
        className="opd-row"
        role="row"
        data-day={day}
        data-from={dated.from}
        data-to={dated.to}
        data-dates={dated.dates}
        data-changes={dated.changes}
        data-rest={dated.rest}
      >
        <th className="opd-row__cell" role="rowheader" data-fact={head} scope="row">
          {isOfDay ? dayName : <a href={doctor.href}>{doctor.name}</a>}
        </th>
        {hasMessages && (
          <td className="opd-row__cell" role="cell" data-fact="message">
            {doctor.message && (
              <a className="opd-row__message" href={doctor.message.href}>
                <span className="visually-hidden">{`${doctor.message.label}: ${doctor.name}`}</span>
                <MessageCircle aria-hidden="true" />
              </a>
            )}
          </td>
        )}
        {!isOfDay && (
          <td className="opd-row__cell" role="cell" data-fact="department">
            {department && <a href={department.href}>{department.name}</a>}
          </td>
        )}
        <td className="opd-row__cell" role="cell" data-fact="hours">
          <span className="opd-row__hours">{hours}</span> <span className="opd-row__off visually-hidden" />
          {tags[head].map((tag) => (
            <span key={tag} className="opd-row__tag" data-tag={tag}>
              {labels[tag]}
            </span>
          ))}
          {when && <span className="opd-row__when">{when}</span>}
        </td>
        <td className="opd-row__cell" role="cell" data-fact="room">
          {room}
        </td>
        {!isOfDay && (
          <td className="opd-row__cell" role="cell" data-fact="fee">
            {doctor.fee && <DoctorFee {...doctor.fee} />}
          </td>
        )}
      </tr>
      {notes.map(({ day, text }) => (
        <tr key={day} className="opd-row__note" role="row" data-on={day}>
          <td className="opd-row__text" role="cell" colSpan={hasMessages ? 6 : 5}>
            {text}
          </td>
        </tr>
      ))}
    </>
  );
}
