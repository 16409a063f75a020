import "./page-note.css";

export interface PageNoteProps {
  text: string;
}

/** At the end of a page: who has checked it, where its numbers come from. */
export function PageNote({ text }: PageNoteProps) {
  return (
    <div className="page-note">
      <p className="page-note__text page-width">{text}</p>
    </div>
  );
}
