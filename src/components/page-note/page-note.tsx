import "./page-note.css";

export interface PageNoteProps {
  text: string;
}

/** A note at the end of a page: its review, the sources of its numbers. */
export function PageNote({ text }: PageNoteProps) {
  return (
    <div className="page-note">
      <p className="page-note__text page-width">{text}</p>
    </div>
  );
}
