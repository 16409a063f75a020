import { MessageCircle } from "@hospital/theme/icons/line-icons";
import type { Change } from "@hospital/timetable/changes";
import type { Weekday } from "@hospital/timetable/clock";
import type { DatedHours } from "@hospital/timetable/dated-hours";
import { DoctorFee, type DoctorFeeProps } from "../doctor-fee/doctor-fee";
import "./opd-row.css";

/** When a doctor sees outpatients on one day of the week, Indian time. */
export interface OpdSlot {
  /** For the scripts. */
  dated: DatedHours;
  day: Weekday;
  dayName: string;
  /** As people read it: "2:30 – 4 pm". */
  hours: string;
  /** Its restriction, as "1st and 3rd Saturday of the month", or "". */
  when: string;
  room?: string;
  doctor: { name: string; href: string; fee?: DoctorFeeProps; message?: { href: string; name: string } | undefined };
  department?: { name: string; href: string };
  /** The coming days on which it is late, shorter, or does not take place, each with a note or "". */
  changes: (Change & { note: string })[];
}

export interface OpdRowProps extends OpdSlot {
  /** What the row tells apart, and so begins with. */
  head: "day" | "doctor";
  /** Whether the table has a column for messages to the desk. */
  hasMessages: boolean;
  labels: Record<"today" | "next" | "now" | "over", string>;
}

/** A day of a doctor may be today; the rows of a day all are. */
const tags = { day: ["today", "next", "now", "over"], doctor: ["next", "now", "over"] } as const;

/** A row of a timetable, and a note for each day that differs. The script in opd-table/opd-table.early.ts shows those of now. */
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
  changes,
  labels,
}: OpdRowProps) {
  const isOfDay = head === "day";
  return (
    <>
      <tr
        className="opd-row"
        data-day={day}
        data-from={dated.from}
        data-to={dated.to}
        data-dates={dated.dates}
        data-changes={dated.changes}
      >
        <th className="opd-row__cell" data-fact={head} scope="row">
          {isOfDay ? dayName : <a href={doctor.href}>{doctor.name}</a>}
        </th>
        {hasMessages && (
          <td className="opd-row__cell" data-fact="message">
            {doctor.message && (
              <a className="opd-row__message" href={doctor.message.href} aria-label={doctor.message.name}>
                <MessageCircle aria-hidden="true" />
              </a>
            )}
          </td>
        )}
        {!isOfDay && (
          <td className="opd-row__cell" data-fact="department">
            {department && <a href={department.href}>{department.name}</a>}
          </td>
        )}
        <td className="opd-row__cell" data-fact="hours">
          <span className="opd-row__hours">{hours}</span>{" "}
          {tags[head].map((tag) => (
            <span key={tag} className="opd-row__tag" data-tag={tag}>
              {labels[tag]}
            </span>
          ))}
          {when && <span className="opd-row__when">{when}</span>}
        </td>
        <td className="opd-row__cell" data-fact="room">
          {room}
        </td>
        {!isOfDay && (
          <td className="opd-row__cell" data-fact="fee">
            {doctor.fee && <DoctorFee {...doctor.fee} />}
          </td>
        )}
      </tr>
      {changes.map(
        ({ day, note }) =>
          note && (
            <tr key={day} className="opd-row__note" data-on={day}>
              <td className="opd-row__words" colSpan={isOfDay ? 3 : hasMessages ? 6 : 5}>
                {note}
              </td>
            </tr>
          ),
      )}
    </>
  );
}
