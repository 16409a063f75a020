import { dialable } from "@hospital/content/text/phone-number";
import { LetterLinks } from "../letter-links/letter-links";
import "./test-list.css";

export interface TestListProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  /** What the letters are of. */
  label: string;
  /** By first letter where there are many; else one group without a letter. */
  groups: { letter?: string; tests: Test[] }[];
}

interface Test {
  id: string;
  name: string;
  /** What else people call it. */
  otherNames?: string;
  what?: string;
  /** What is known of it: "Before it", "Where", "Price". */
  facts: {
    label: string;
    text: string;
    /** A page that says more. */
    href?: string;
    /** After the link. */
    more?: string;
    /** Whom to ask. */
    phone?: string;
  }[];
}

/**
 * Tests and scans by name; each opens below it. Few elements for each: a phone lays out the hundreds of a laboratory at
 * once.
 */
export function TestList({ labelledBy, label, groups }: TestListProps) {
  const letters = groups.flatMap(({ letter }) => letter ?? []);
  return (
    <>
      {letters.length > 0 && (
        <LetterLinks
          label={label}
          letters={letters.map((letter) => ({ label: letter, href: `#letter-${letter}`, isCurrent: false }))}
        />
      )}
      {groups.map(({ letter, tests }) => (
        <div key={letter ?? ""} className="test-list">
          {letter && (
            <h2 className="test-list__letter" id={`letter-${letter}`}>
              {letter}
            </h2>
          )}
          <ul className="test-list__tests" aria-labelledby={letter ? `letter-${letter}` : labelledBy}>
            {tests.map((test) => (
              <li key={test.id}>
                <TestDetails {...test} level={letter ? 3 : 2} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function TestDetails({ id, name, otherNames, what, facts, level }: Test & { level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <details className="test-list__test" id={id}>
      <summary className="test-list__summary">
        <Heading className="test-list__name">{name}</Heading>
        {otherNames && <span className="test-list__others">{otherNames}</span>}
      </summary>
      {what && <p className="test-list__fact">{what}</p>}
      {facts.map(({ label, text, href, more, phone }) => (
        <p key={label} className="test-list__fact">
          <b className="test-list__label">{label}</b> {href ? <a href={href}>{text}</a> : text}
          {more && ` · ${more}`}{" "}
          {phone && (
            <a href={`tel:${dialable(phone)}`}>
              <bdi>{phone}</bdi>
            </a>
          )}
        </p>
      ))}
    </details>
  );
}
