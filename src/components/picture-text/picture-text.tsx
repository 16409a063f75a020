import { ArrowLink } from "../arrow-link/arrow-link";
import { Picture } from "../picture/picture";
import "./picture-text.css";

export interface PictureTextProps {
  /** Of the heading, which names the region. */
  id: string;
  title: string;
  text: string;
  picture: Picture;
  /** A "read more" link. */
  action?: { href: string; label: string };
  /** Visually hidden after the label: a screen reader's list of links has no headings. */
  hint: string;
}

/** A picture and a few sentences side by side, with a link. */
export function PictureText({ id, title, text, picture, action, hint }: PictureTextProps) {
  return (
    <section className="picture-text" aria-labelledby={id}>
      <div className="picture-text__inner page-width">
        <div className="picture-text__picture">
          <Picture picture={picture} />
        </div>
        <div className="picture-text__words">
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
          {action && (
            <p>
              <ArrowLink {...action} hint={hint} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
