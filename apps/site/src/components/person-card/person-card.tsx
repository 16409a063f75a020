import type { ReactNode } from "react";
import type { Picture } from "../picture/picture";
import { Portrait } from "../portrait/portrait";
import type { RoomDrawingName } from "../room-drawing/room-drawing";
import "./person-card.css";

export interface Person {
  name: string;
  degree?: string;
  /** Shown in brackets, unless it contains brackets. */
  role?: string;
  /** Without a photo, a portrait shows the drawing or the initials, and a placeholder shows its own picture. */
  photo?: Picture;
  /** The drawing of the room where the person works. */
  drawing?: RoomDrawingName;
  /** The person's profile. */
  href?: string;
  /** Marks a placeholder; screen readers read it instead of "N/A". */
  placeholder?: string;
}

interface PersonCardProps {
  person: Person;
  /** Heading level of the name: one below the heading of the list. */
  level: 2 | 3;
  /**
   * "portrait": text below a portrait. "band": text below a low drawing. "text": text only, except for placeholders.
   */
  look?: "text" | "portrait" | "band";
  /** Whether the card is on the first screen, so that its photo loads early. */
  priority?: boolean;
  /** Content at the end of a card, above the link that covers it. */
  children?: ReactNode;
}

export function PersonCard({ person, level, look = "text", priority, children }: PersonCardProps) {
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
      {shownLook !== "text" && (
        <div className="person-card__portrait">
          <Portrait name={placeholder ? undefined : name} {...{ photo, drawing, priority }} />
        </div>
      )}
      <div className="person-card__text">
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
        {role && <p className="person-card__role">{role.includes("(") ? role : `(${role})`}</p>}
      </div>
      {children}
    </div>
  );
}
