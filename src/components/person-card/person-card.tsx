import type { ReactNode } from "react";
import type { Picture } from "../picture/picture";
import { Portrait } from "../portrait/portrait";
import "./person-card.css";

export interface Person {
  name: string;
  degree?: string;
  /** Shown in brackets. */
  role?: string;
  /** Falls back to the initials, or to the placeholder picture. */
  photo?: Picture;
  /** What a visit costs, in words. */
  fee?: string;
  /** The person's profile. A card with one becomes a row on a phone. */
  href?: string;
  /** Marks a placeholder; read out instead of "N/A". */
  placeholder?: string;
}

export interface PersonCardProps {
  person: Person;
  /** Of the name's heading: one below the heading of the list. */
  level: 2 | 3;
  /** "alone": the only card of a list, with the words beside the portrait. */
  look?: "card" | "alone";
  /** Below the words. */
  children?: ReactNode;
  /** Above the stretched link of the card, so that it can be clicked. */
  action?: ReactNode;
}

export function PersonCard({ person, level, look = "card", children, action }: PersonCardProps) {
  const { name, degree, role, photo, fee, href, placeholder } = person;
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
        {children}
      </div>
      {action}
    </div>
  );
}
