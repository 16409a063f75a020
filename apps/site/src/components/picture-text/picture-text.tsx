import { Picture } from "../picture/picture";
import "./picture-text.css";

export interface PictureTextProps {
  text: string;
  picture: Picture;
}

/** A few sentences and the picture that they are about, side by side. */
export function PictureText({ text, picture }: PictureTextProps) {
  return (
    <div className="picture-text">
      <p className="picture-text__text">{text}</p>
      <div className="picture-text__picture">
        <Picture picture={picture} />
      </div>
    </div>
  );
}
