import { dialable } from "@hospital/content/text/phone-number";
import { LetterLinks } from "../letter-links/letter-links";
import "./test-list.css";

export interface TestListProps {
  /** ID of the heading that names the list. */
  labelledBy: string;
  /** What the letters are of. */
  label: string;
  /** By first letter where there are many; else one group without a letter. */
  groups: { letter?: string; tests: Test[] }[];
  /** Whom to ask for a price that isn't shown. */
  ask?: { text: string; phone: string };
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
  }[];
}

/**
 * Tests and scans by name; each opens below it. Few elements for each: a phone lays out the hundreds of a laboratory at
 * once. `test-list.early.ts` folds the letters of a long list.
 */
export function TestList({ labelledBy, label, groups, ask }: TestListProps) {
  const letters = groups.flatMap(({ letter }) => letter ?? []);
  return (
    <>
      {ask && (
        <p>
          {ask.text}{" "}
          <a href={`tel:${dialable(ask.phone)}`}>
            <bdi>{ask.phone}</bdi>
          </a>
        </p>
      )}
      {letters.length > 0 && (
        <LetterLinks
          label={label}
          letters={letters.map((letter) => ({ label: letter, href: `#letter-${letter}`, isCurrent: false }))}
        />
      )}
      <div className="test-list">
        {groups.map(({ letter, tests }) =>
          letter ? (
            <details key={letter} className="test-list__group" open>
              <summary className="test-list__letter">
                <h2 className="test-list__heading" id={`letter-${letter}`}>
                  {letter}
                </h2>
              </summary>
              <Tests labelledBy={`letter-${letter}`} tests={tests} />
            </details>
          ) : (
            <Tests key="" labelledBy={labelledBy} tests={tests} />
          ),
        )}
      </div>
    </>
  );
}

function Tests({ labelledBy, tests }: { labelledBy: string; tests: Test[] }) {
  return (
    <ul className="test-list__tests" aria-labelledby={labelledBy}>
      {tests.map((test) => (
        <li key={test.id}>
          <TestDetails {...test} />
        </li>
      ))}
    </ul>
  );
}

/** The label of a fact is its first line, and so no element of its own. */
function TestDetails({ id, name, otherNames, what, facts }: Test) {
  return (
    <details className="test-list__test" id={id}>
      <summary className="test-list__summary">
        {name}
        {otherNames && <span className="test-list__others">{otherNames}</span>}
      </summary>
      {what && <p className="test-list__what">{what}</p>}
      {facts.map(({ label, text, href, more }) => (
        <p key={label} className="test-list__fact">
          {`${label}\n`}
          {href ? <a href={href}>{text}</a> : text}
          {more && ` · ${more}`}
        </p>
      ))}
    </details>
  );
}
