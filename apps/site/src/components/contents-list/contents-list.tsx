import "./contents-list.css";

interface ContentsListProps {
  /** "On this page" */
  label: string;
  /** The headings of the page, by their IDs. */
  parts: { id: string; title: string }[];
}

/** The table of contents of a long page. */
export function ContentsList({ label, parts }: ContentsListProps) {
  return (
    <nav className="contents-list" aria-label={label}>
      <ul className="contents-list__list">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a className="contents-list__link" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
