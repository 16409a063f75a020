import "./page-parts.css";

export interface PagePartsProps {
  /** "On this page" */
  label: string;
  /** The headings of the page, by their IDs. */
  parts: { id: string; title: string }[];
}

/** The table of contents of a long page. */
export function PageParts({ label, parts }: PagePartsProps) {
  return (
    <nav className="page-parts" aria-label={label}>
      <ul className="page-parts__list">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a className="page-parts__link" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
