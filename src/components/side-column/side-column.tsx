import { CallButton } from "../call-button/call-button";
import { ComingChanges, type ComingChangesProps } from "../coming-changes/coming-changes";
import { DoctorLine, type DoctorLineProps } from "../doctor-line/doctor-line";
import { Picture } from "../picture/picture";
import { PlaceLine, type PlaceLineProps } from "../place-line/place-line";
import "./side-column.css";

export interface SideColumnProps {
  picture: Picture;
  /** The booking number; absent on emergency pages. */
  booking?: { title: string; text: string; label: string; number: string };
  /** The department's doctors, the changes of their hours, and links to all doctors. */
  doctors: {
    title: string;
    people: DoctorLineProps[];
    changes?: Omit<ComingChangesProps, "id" | "level" | "look">;
    all: { href: string; label: string }[];
  };
  place?: PlaceLineProps;
  /** Marks the end of a phone's first screen, which is painted at once. */
  endsFirstScreen?: boolean;
}

/**
 * The essentials of a department: number, doctors and hours, floor. On a wide screen a column beside the text;
 * the page places it with `sideColumn`.
 */
export function SideColumn({ picture, booking, doctors, place, endsFirstScreen }: SideColumnProps) {
  return (
    <div className="side-column">
      {booking && (
        <section className="side-column__part" aria-labelledby="booking">
          <h2 className="side-column__title" id="booking">
            {booking.title}
          </h2>
          <p className="side-column__text">{booking.text}</p>
          <CallButton label={booking.label} number={booking.number} />
        </section>
      )}
      <div className="side-column__picture">
        <Picture picture={picture} priority />
      </div>
      {endsFirstScreen && <span id="first-screen-end" hidden />}
      {doctors.people.length > 0 && (
        <section className="side-column__part" aria-labelledby="doctors">
          <h2 className="side-column__title" id="doctors">
            {doctors.title}
          </h2>
          <ul className="side-column__doctors" aria-labelledby="doctors">
            {doctors.people.map((doctor) => (
              <li key={doctor.href}>
                <DoctorLine {...doctor} />
              </li>
            ))}
          </ul>
          {doctors.changes && <ComingChanges {...doctors.changes} id="changes" level={3} look="folded" />}
          {doctors.all.length > 0 && (
            <p className="side-column__ways">
              {doctors.all.map(({ href, label }) => (
                <a key={href} className="side-column__way" href={href}>
                  {label}
                </a>
              ))}
            </p>
          )}
        </section>
      )}
      {place && (
        <p className="side-column__part">
          <PlaceLine {...place} />
        </p>
      )}
    </div>
  );
}
