import "./a-to-z.css";

export interface AToZProps {
  /** Names the row of letters. */
  label: string;
  groups: { letter: string; words: { word: string; departments: { name: string; href: string }[] }[] }[];
}

/** Everyday words by their first letter, each with the departments it leads to. */
export function AToZ({ label, groups }: AToZProps) {
  return (
    <div className="a-to-z">
      <nav aria-label={label}>
        <ul className="a-to-z__letters">
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a className="a-to-z__letter" href={`#letter-${letter}`}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ letter, words }) => (
        <section key={letter} className="a-to-z__group" aria-labelledby={`letter-${letter}`}>
          <h3 className="a-to-z__heading" id={`letter-${letter}`}>
            {letter}
          </h3>
          <ul className="a-to-z__words">
            {words.map(({ word, departments }) => (
              <li key={word}>
                {departments.map(({ name, href }) => (
                  <a key={href} className="a-to-z__word" href={href}>
                    {word} <span className="a-to-z__department">{name}</span>
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
