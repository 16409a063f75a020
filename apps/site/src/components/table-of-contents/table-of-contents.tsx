import "./table-of-contents.css";

export interface TableOfContentsProps {
  /** "On this page" */
  label: string;
  /** The headings of the page, by their IDs. */
  parts: { id: string; title: string }[];
}

/** The table of contents of a long page. */
export function TableOfContents({ label, parts }: TableOfContentsProps) {
  return (
    <nav className="table-of-contents" aria-label={label}>
      <ul className="table-of-contents__list">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a className="table-of-contents__link" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
