import { initialsOf } from "../../i18n/initials";
import { Picture } from "../picture/picture";
import "./portrait.css";

export interface PortraitProps {
  /** Whose portrait it is; absent: somebody who is not known yet, whom the placeholder picture stands for. */
  name?: string;
  /** Absent: the initials stand in. */
  photo?: Picture;
  /** On the first screen. */
  priority?: boolean;
}

/** One crop and one quiet ground for everybody. */
export function Portrait({ name = "", photo, priority }: PortraitProps) {
  const initials = initialsOf(name);
  return (
    <div className="portrait">
      {photo && <Picture picture={photo} priority={priority} />}
      {!photo && initials && (
        <span className="portrait__initials" aria-hidden="true">
          {initials}
        </span>
      )}
      {!photo && !initials && (
        <img className="portrait__placeholder" src="/placeholder.webp" alt="" width={640} height={640} loading="lazy" />
      )}
    </div>
  );
}
