import "./review-note.css";

export interface ReviewNoteProps {
  text: string;
}

/** At the end of a medical text: who has checked it, or that nobody has. */
export function ReviewNote({ text }: ReviewNoteProps) {
  return (
    <div className="review-note">
      <p className="review-note__text">{text}</p>
    </div>
  );
}
