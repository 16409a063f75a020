import { dialable } from "@hospital/content/text/phone-number";
import { Phone } from "@hospital/theme/icons/line-icons";
import { CardGrid } from "../card-grid/card-grid";
import { ComingChanges, type ComingChangesData } from "../coming-changes/coming-changes";
import { DoctorFee, type DoctorFeeProps } from "../doctor-fee/doctor-fee";
import { NextSession, type NextSessionProps } from "../next-session/next-session";
import { type Person, PersonCard } from "../person-card/person-card";
import "./doctor-grid.css";

type Doctor = Person & {
  /** The doctor's address, for the page's finder. */
  slug: string;
  fee?: DoctorFeeProps;
  /** The booking number, and the text of its link for screen readers, which includes the doctor's name. */
  call?: { number: string; label: string };
};

/** A list with the doctors' next sessions requires the coming changes. */
type DoctorGridProps = {
  labelledBy: string;
} & (
  | { doctors: (Doctor & { session: NextSessionProps })[]; changes: ComingChangesData }
  | { doctors: (Doctor & { session?: undefined })[]; changes?: undefined }
);

/** A phone's first screen shows so many portraits, of 3 kB each. */
const shownOnPhone = 4;

/** Doctor cards with the next session and the booking number. */
export function DoctorGrid({ labelledBy, doctors, changes }: DoctorGridProps) {
  const look = doctors.some(({ photo }) => photo) ? "portrait" : "band";
  return (
    <>
      <CardGrid labelledBy={labelledBy} columns="doctors" ids={doctors.map(({ slug }) => slug)}>
        {doctors.map(({ slug, session, fee, call, ...person }, index) => (
          <PersonCard key={slug} person={person} level={2} look={look} priority={index < shownOnPhone}>
            <div className="doctor-grid__visit">
              {session && <NextSession {...session} />}
              {fee && (
                <p className="doctor-grid__fee">
                  <DoctorFee {...fee} />
                </p>
              )}
            </div>
            {call && (
              <a className="doctor-grid__call" href={`tel:${dialable(call.number)}`}>
                <span className="visually-hidden">{call.label}</span>
                <Phone className="doctor-grid__icon" aria-hidden="true" />
              </a>
            )}
          </PersonCard>
        ))}
      </CardGrid>
      {changes && <ComingChanges {...changes} id="changes" level={2} />}
    </>
  );
}
