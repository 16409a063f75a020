import type { ReactNode } from "react";
import { RoomDrawing, type RoomDrawingName } from "../room-drawing/room-drawing";
import "./building.css";

export interface Room {
  name: string;
  href: string;
  drawing?: RoomDrawingName | undefined;
  /** Open day and night. */
  isAlwaysOpen: boolean;
  /** Hours of the room's doctors, in the format of `toSittingHours`. */
  hours: string;
  /** The room of the department whose page this is. */
  isCurrent?: boolean;
}

export interface BuildingProps {
  /** The accessible name of the drawing. */
  label: string;
  blocks: {
    /** "Block B"; absent in a hospital with one block. */
    name?: string | undefined;
    /** From the top down. `name`: "Block B, floor 2"; `sign`: "2", as on the sign in the stairs. */
    floors: { name: string; sign: string; isBelow: boolean; rooms: Room[] }[];
  }[];
  /** Template: "Lit: a doctor is here now ({count} of {total})". */
  sitting: string;
  /** The last day for which the page has exceptions. */
  last: string;
}

/**
 * A cross-section of the hospital. Each room is a link to its department. The drawing is a list of links with text,
 * which wraps on a phone and with large text. `building.client.ts` lights the rooms where a doctor has a session now.
 * A tree is drawn beside one or two blocks: a third leaves no space for it.
 */
export function Building({ label, blocks, sitting, last }: BuildingProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is only for form controls
    <div className="building" role="group" aria-label={label} data-last={last}>
      <div className="building__blocks">
        {blocks.map(({ name, floors }) => (
          <div key={name ?? "only"} className="building__block">
            <svg className="building__roof" viewBox="0 0 150 24" aria-hidden="true">
              <path d="M4 24V10h26v14M10 10V7h14v3M70 24l6-16h22l-6 16M73 16h22M100 24l6-16h22l-6 16M103 16h22" />
            </svg>
            {floors.map(({ name, sign, isBelow, rooms }) => (
              <Floor key={sign} name={name} sign={sign} isBelow={isBelow} isEmpty={rooms.length === 0}>
                {rooms.map((room) => (
                  <li key={room.href}>
                    <a
                      className="building__room"
                      href={room.href}
                      aria-current={room.isCurrent ? "page" : undefined}
                      data-lit={room.isAlwaysOpen ? "always" : undefined}
                      data-hours={room.hours || undefined}
                    >
                      <span className="building__name">{room.name}</span>
                      {room.drawing && <RoomDrawing name={room.drawing} />}
                    </a>
                  </li>
                ))}
              </Floor>
            ))}
            {name && <p className="building__label">{name}</p>}
          </div>
        ))}
        {blocks.length <= 2 && (
          <svg className="building__tree" viewBox="0 0 64 96" aria-hidden="true">
            <path d="M9 48A16 16 0 0 1 14 20a18 18 0 0 1 34-2 16 16 0 0 1 6 29q-22 10-45 1" />
            <path d="M32 96V44M32 68l12-14M32 60 21 49M44 96V82h18v14M44 88h18" />
            <path d="M18 38h0M26 22h0M40 28h0M48 38h0M33 42h0M34 12h0M22 30h0M42 18h0M52 28h0M12 32h0M27 35h0" />
          </svg>
        )}
      </div>
      <p className="building__sitting page-width" id="sitting" data-text={sitting} />
    </div>
  );
}

interface FloorProps {
  name: string;
  sign: string;
  isBelow: boolean;
  isEmpty: boolean;
  children: ReactNode;
}

function Floor({ name, sign, isBelow, isEmpty, children }: FloorProps) {
  const marks = { className: "building__floor", "data-sign": sign, "data-below": isBelow || undefined };
  return isEmpty ? (
    <div {...marks} />
  ) : (
    <ul {...marks} role="list" aria-label={name}>
      {children}
    </ul>
  );
}
