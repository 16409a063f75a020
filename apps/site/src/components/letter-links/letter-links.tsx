import "./letter-links.css";

interface LetterLinksProps {
  /** The accessible name: "Doctors by their names". */
  label: string;
  letters: { label: string; href: string; isCurrent: boolean }[];
}

/** Links to the letter pages of a long list. */
export function LetterLinks({ label, letters }: LetterLinksProps) {
  return (
    <nav className="letter-links" aria-label={label}>
      <ul className="letter-links__list">
        {letters.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <a className="letter-links__link" href={href} aria-current={isCurrent ? "page" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
