import "./page-note.css";

export interface PageNoteProps {
  text: string;
  /** To what the note speaks of, after it. */
  link?: { href: string; label: string } | undefined;
}

/** A note at the end of a page: its review, the sources of its numbers, the company. */
export function PageNote({ text, link }: PageNoteProps) {
  return (
    <div className="page-note">
      <p className="page-note__text page-width">
        {text} {link && <a href={link.href}>{link.label}</a>}
      </p>
    </div>
  );
}
