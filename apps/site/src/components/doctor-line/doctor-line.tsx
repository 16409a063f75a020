import { DoctorFee, type DoctorFeeProps } from "../doctor-fee/doctor-fee";
import { NextSession, type NextSessionProps } from "../next-session/next-session";
import { Portrait, type PortraitProps } from "../portrait/portrait";
import "./doctor-line.css";

export interface DoctorLineProps extends NextSessionProps {
  name: string;
  href: string;
  role?: string;
  photo?: PortraitProps["photo"];
  fee?: DoctorFeeProps;
  /** The weekly hours: "Monday, Wednesday", "10 am – 1 pm", "OPD 1". */
  hours: { days: string; times: string; room?: string }[];
  /** The link to the message form; absent where the hospital doesn't read messages. */
  message?: { href: string; label: string } | undefined;
}

/** A doctor in a side column: name, next session and weekly hours. */
export function DoctorLine({ name, href, role, photo, fee, hours, message, ...session }: DoctorLineProps) {
  return (
    <div className="doctor-line">
      <div className="doctor-line__portrait">
        <Portrait name={name} photo={photo} />
      </div>
      <div className="doctor-line__text">
        <h3>
          <a className="doctor-line__link" href={href}>
            {name}
          </a>
        </h3>
        {role && <p className="doctor-line__quiet">{role}</p>}
      </div>
      {hours.length > 0 && (
        <div className="doctor-line__hours">
          <NextSession {...session} />
          {hours.map(({ days, times, room }) => (
            <p key={days + times} className="doctor-line__quiet">
              {days} <span className="doctor-line__times">{[times, room].filter(Boolean).join(" · ")}</span>
            </p>
          ))}
          {fee && (
            <p className="doctor-line__quiet">
              <DoctorFee {...fee} />
            </p>
          )}
          {message && (
            <p className="doctor-line__quiet">
              <a className="doctor-line__link" href={message.href}>
                {message.label}
                <span className="visually-hidden">{` ${name}`}</span>
              </a>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
