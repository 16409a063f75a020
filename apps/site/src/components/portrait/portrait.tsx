import { initialsOf } from "../../i18n/initials";
import { Picture } from "../picture/picture";
import { RoomDrawing, type RoomDrawingName } from "../room-drawing/room-drawing";
import "./portrait.css";

export interface PortraitProps {
  /** The name of the person; absent for a placeholder, which shows a faceless picture. */
  name?: string;
  /** Without a photo, the portrait shows the drawing, or else the initials. */
  photo?: Picture | undefined;
  /** The drawing of the room where the person works. */
  drawing?: RoomDrawingName | undefined;
  /** Whether the portrait is on the first screen, so that it loads early. */
  priority?: boolean;
}

/** A name badge without a face. It is inline, so that pages without placeholders don't load it. */
const badge = {
  ribbon: "M66-8 119 70M184-8 131 70",
  card: "M87 70h76q14 0 14 14v104q0 14-14 14H87q-14 0-14-14V84q0-14 14-14Z",
  slot: "M113 85h24",
  face: "M125 106a17 17 0 0 1 0 34 17 17 0 0 1 0-34ZM93 176a32 30 0 0 1 64 0Z",
};

/** All portraits have the same aspect ratio and background. */
export function Portrait({ name = "", photo, drawing, priority }: PortraitProps) {
  const initials = initialsOf(name);
  return (
    <div className="portrait">
      {photo && <Picture picture={photo} priority={priority} />}
      {!photo && drawing && <RoomDrawing name={drawing} />}
      {!photo && !drawing && initials && (
        <span className="portrait__initials" aria-hidden="true">
          {initials}
        </span>
      )}
      {!photo && !drawing && !initials && (
        <svg
          className="portrait__placeholder"
          viewBox="0 0 250 250"
          preserveAspectRatio="xMidYMid slice"
          fill="none"
          strokeWidth="8"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path stroke="var(--link)" d={badge.ribbon} />
          <path fill="var(--surface)" d={badge.card} />
          <path stroke="var(--tint)" d={badge.slot} />
          <path fill="var(--line-control)" opacity="0.4" d={badge.face} />
        </svg>
      )}
    </div>
  );
}
