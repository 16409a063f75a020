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
        <img className="portrait__placeholder" src="/placeholder.webp" alt="" width={640} height={640} loading="lazy" />
      )}
    </div>
  );
}
