import type { ReactNode } from "react";
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
  /** The person is not known yet: what a screen reader hears instead of "N/A". */
  placeholder?: string;
}

export interface PersonCardProps {
  person: Person;
  /** Of the name's heading: one below the heading of the list. */
  level: 2 | 3;
  /** "alone": the only one of a list, words beside the portrait. */
  look?: "card" | "alone";
  /** Below the words. */
  children?: ReactNode;
  /** Stands above the link that the whole card is. */
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
