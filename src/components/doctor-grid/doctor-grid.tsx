import { dialable } from "../../i18n/phone-number";
import { Phone } from "../../icons/line-icons";
import { CardGrid } from "../card-grid/card-grid";
import { NextSession, type NextSessionProps } from "../next-session/next-session";
import { type Person, PersonCard } from "../person-card/person-card";
import "./doctor-grid.css";

export interface DoctorGridProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  doctors: (Person & {
    /** For the page's finder. */
    slug: string;
    /** When the doctor sits next. */
    session?: NextSessionProps;
    /** The booking number, and the link's accessible name, which includes the doctor's. */
    call?: { number: string; label: string };
  })[];
}

/** Doctor cards with next session and booking number. */
export function DoctorGrid({ labelledBy, doctors }: DoctorGridProps) {
  return (
    <CardGrid labelledBy={labelledBy} columns="people" phone="rows" ids={doctors.map(({ slug }) => slug)}>
      {doctors.map(({ slug, session, call, ...person }) => (
        <PersonCard
          key={slug}
          person={person}
          level={2}
          look={doctors.length === 1 ? "alone" : "card"}
          action={
            call && (
              <a className="doctor-grid__call" href={`tel:${dialable(call.number)}`} aria-label={call.label}>
                <Phone className="doctor-grid__icon" aria-hidden="true" />
              </a>
            )
          }
        >
          {session && (
            <div className="doctor-grid__session">
              <NextSession {...session} />
            </div>
          )}
        </PersonCard>
      ))}
    </CardGrid>
  );
}
