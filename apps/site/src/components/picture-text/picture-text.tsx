import { Picture } from "../picture/picture";
import "./picture-text.css";

interface PictureTextProps {
  text: string;
  picture: Picture;
}

/** A few sentences below a picture that shows their subject. */
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
