import { Phone } from "lucide-react";
import { dialable } from "../../i18n/phone-number";
import { NextSession, type NextSessionProps } from "../next-session/next-session";
import type { Picture } from "../picture/picture";
import { Portrait } from "../portrait/portrait";
import "./person-card.css";

export interface Person {
  name: string;
  degree?: string;
  /** Shown in brackets. */
  role?: string;
  /** Absent: the initials stand in, for a placeholder the placeholder picture. */
  photo?: Picture;
  /** What a visit costs, in words. */
  fee?: string;
  /** The person's own page, with which the card is a row on a phone; absent: there is none. */
  href?: string;
  /** When the person sits next. */
  session?: NextSessionProps;
  /** To book a visit: the number, and what the link is called, with the person's name. */
  call?: { number: string; label: string };
  /** The person is not known yet: what a screen reader hears instead of "N/A". */
  placeholder?: string;
}

export interface PersonCardProps {
  person: Person;
  /** Of the name's heading: one below the heading of the list. */
  level: 2 | 3;
  /** "alone": the only one of a list, words beside the portrait. */
  look?: "card" | "alone";
}

export function PersonCard({ person, level, look = "card" }: PersonCardProps) {
  const { name, degree, role, photo, fee, href, session, call, placeholder } = person;
  const shownName = href ? (
    <a className="person-card__link" href={href}>
      {name}
    </a>
  ) : (
    name
  );
  const Heading = `h${level}` as const;
  return (
    <div className="person-card" data-look={look} data-phone={href ? "row" : undefined}>
      <Portrait name={placeholder ? undefined : name} photo={photo} />
      <div className="person-card__words">
        <Heading className="person-card__name">
          {placeholder ? (
            <>
              <span aria-hidden="true">{name}</span>
              <span className="visually-hidden">{placeholder}</span>
            </>
          ) : (
            shownName
          )}
        </Heading>
        {degree && (
          <p className="person-card__degree" aria-hidden={placeholder ? true : undefined}>
            {degree}
          </p>
        )}
        {role && <p className="person-card__role">{`(${role})`}</p>}
        {fee && <p className="person-card__fee">{fee}</p>}
        {session && (
          <div className="person-card__session">
            <NextSession {...session} />
          </div>
        )}
      </div>
      {call && (
        <a className="person-card__call" href={`tel:${dialable(call.number)}`} aria-label={call.label}>
          <Phone className="person-card__icon" aria-hidden="true" />
        </a>
      )}
    </div>
  );
}
