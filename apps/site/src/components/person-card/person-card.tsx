import type { ReactNode } from "react";
import type { Picture } from "../picture/picture";
import { Portrait } from "../portrait/portrait";
import "./person-card.css";

export interface Person {
  name: string;
  degree?: string;
  /** Shown in brackets. */
  role?: string;
  /** Without one a card has initials, a row its words alone, and a placeholder its picture. */
  photo?: Picture;
  /** The person's profile. */
  href?: string;
  /** Marks a placeholder; read out instead of "N/A". */
  placeholder?: string;
}

export interface PersonCardProps {
  person: Person;
  /** Of the name's heading: one below the heading of the list. */
  level: 2 | 3;
  /** "card": with the words under the portrait, on a phone a row as well. */
  look?: "row" | "card";
  /** At the end of a card, above its stretched link. */
  children?: ReactNode;
}

export function PersonCard({ person, level, look = "row", children }: PersonCardProps) {
  const { name, degree, role, photo, href, placeholder } = person;
  const shownName = href ? (
    <a className="person-card__link" href={href}>
      {name}
    </a>
  ) : (
    name
  );
  const Heading = `h${level}` as const;
  // In a row of people initials would only repeat the name.
  const hasPortrait = photo || placeholder || look === "card";
  return (
    <div className="person-card" data-look={hasPortrait ? look : "words"}>
      {hasPortrait && <Portrait name={placeholder ? undefined : name} photo={photo} />}
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
      </div>
      {children}
    </div>
  );
}
