import { Picture } from "../picture/picture";
import "./portrait.css";

export interface PortraitProps {
  /** Absent: the placeholder picture stands in. */
  photo?: Picture;
  /** On the first screen. */
  priority?: boolean;
}

export function Portrait({ photo, priority }: PortraitProps) {
  return (
    <div className="portrait">
      {photo ? (
        <Picture picture={photo} priority={priority} />
      ) : (
        <svg className="portrait__placeholder" viewBox="0 0 120 100" aria-hidden="true">
          <circle cx="60" cy="42" r="19" />
          <path d="M20 100c2-24 18-35 40-35s38 11 40 35Z" />
        </svg>
      )}
    </div>
  );
}
