import type { ReactNode } from "react";
import type { Picture } from "../picture/picture";
import { Portrait } from "../portrait/portrait";
import type { RoomDrawingName } from "../room-drawing/room-drawing";
import "./person-card.css";

export interface Person {
  name: string;
  degree?: string;
  /** Shown in brackets. */
  role?: string;
  /** Without one a portrait has the drawing or the initials, and a placeholder its picture. */
  photo?: Picture;
  /** Of the room where the person works. */
  drawing?: RoomDrawingName;
  /** The person's profile. */
  href?: string;
  /** Marks a placeholder; read out instead of "N/A". */
  placeholder?: string;
}

export interface PersonCardProps {
  person: Person;
  /** Of the name's heading: one below the heading of the list. */
  level: 2 | 3;
  /** "portrait": the words under a portrait; "band": under a low drawing; "words": only a placeholder has a picture. */
  look?: "words" | "portrait" | "band";
  /** On the first screen. */
  priority?: boolean;
  /** At the end of a card, above its stretched link. */
  children?: ReactNode;
}

export function PersonCard({ person, level, look = "words", priority, children }: PersonCardProps) {
  const { name, degree, role, photo, drawing, href, placeholder } = person;
  const shownName = href ? (
    <a className="person-card__link" href={href}>
      {name}
    </a>
  ) : (
    name
  );
  const Heading = `h${level}` as const;
  const shownLook = placeholder ? "placeholder" : look;
  return (
    <div className="person-card" data-look={shownLook}>
      {shownLook !== "words" && (
        <div className="person-card__portrait">
          <Portrait name={placeholder ? undefined : name} {...{ photo, drawing, priority }} />
        </div>
      )}
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
