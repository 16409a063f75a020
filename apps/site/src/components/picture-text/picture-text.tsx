import { Picture } from "../picture/picture";
import "./picture-text.css";

export interface PictureTextProps {
  text: string;
  picture: Picture;
}

/** A few sentences under the picture that they are about. */
export function PictureText({ text, picture }: PictureTextProps) {
  return (
    <div className="picture-text">
      <div className="picture-text__picture">
        <Picture picture={picture} />
      </div>
      <p className="picture-text__text">{text}</p>
    </div>
  );
}
