import { dialable } from "@hospital/content/text/phone-number";
import { Phone } from "@hospital/theme/icons/line-icons";
import { CardGrid } from "../card-grid/card-grid";
import { DoctorFee, type DoctorFeeProps } from "../doctor-fee/doctor-fee";
import { NextSession, type NextSessionProps } from "../next-session/next-session";
import { type Person, PersonCard } from "../person-card/person-card";
import "./doctor-grid.css";

export interface DoctorGridProps {
  /** ID of the heading that names the list. */
  labelledBy: string;
  doctors: (Person & {
    /** For the page's finder. */
    slug: string;
    /** The doctor's next session. */
    session?: NextSessionProps;
    fee?: DoctorFeeProps;
    /** The booking number, and the accessible name of its link, which includes the doctor's name. */
    call?: { number: string; label: string };
  })[];
}

/** Doctor cards with the next session and the booking number. */
export function DoctorGrid({ labelledBy, doctors }: DoctorGridProps) {
  const look = doctors.some(({ photo }) => photo) ? "portrait" : "band";
  return (
    <CardGrid labelledBy={labelledBy} columns="doctors" ids={doctors.map(({ slug }) => slug)}>
      {doctors.map(({ slug, session, fee, call, ...person }, index) => (
        <PersonCard key={slug} person={person} level={2} look={look} priority={index === 0}>
          <div className="doctor-grid__visit">
            {session && <NextSession {...session} />}
            {fee && (
              <p className="doctor-grid__fee">
                <DoctorFee {...fee} />
              </p>
            )}
          </div>
          {call && (
            <a className="doctor-grid__call" href={`tel:${dialable(call.number)}`} aria-label={call.label}>
              <Phone className="doctor-grid__icon" aria-hidden="true" />
            </a>
          )}
        </PersonCard>
      ))}
    </CardGrid>
  );
}
