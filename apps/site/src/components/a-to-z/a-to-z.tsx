import "./a-to-z.css";

interface AToZProps {
  groups: { letter: string; words: { name: string; departments: { name: string; href: string }[] }[] }[];
}

/** Everyday words by first letter, each with its departments. Each letter opens below its row. */
export function AToZ({ groups }: AToZProps) {
  return (
    <div className="a-to-z">
      {groups.map(({ letter, words }) => (
        <details key={letter} className="a-to-z__group">
          <summary className="a-to-z__letter">
            <h3 id={`letter-${letter}`}>{letter}</h3>
          </summary>
          <ul className="a-to-z__words" aria-labelledby={`letter-${letter}`}>
            {words.map(({ name: word, departments }) => (
              <li key={word}>
                {departments.map(({ name, href }) => (
                  <a key={href} className="a-to-z__word" href={href}>
                    {word} <span className="a-to-z__department">{name}</span>
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
