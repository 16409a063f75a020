import "./page-note.css";

interface PageNoteProps {
  text: string;
  /** A link to the subject of the note, after its text. */
  link?: { href: string; label: string } | undefined;
}

/** A note at the end of a page: its review, the sources of its numbers, the company. */
export function PageNote({ text, link }: PageNoteProps) {
  return (
    <div className="page-note">
      <p className="page-note__text">
        {`${text} `}
        {link && <a href={link.href}>{link.label}</a>}
      </p>
    </div>
  );
}
