import type { OpeningHours } from "@hospital/timetable/opening-state";
import { AskPrice, type AskPriceProps } from "../ask-price/ask-price";
import { ComingChanges, type ComingChangesData } from "../coming-changes/coming-changes";
import { LetterLinks } from "../letter-links/letter-links";
import { OpeningState, type StateLabels } from "../opening-state/opening-state";
import "./test-list.css";

export interface TestListProps {
  labelledBy: string;
  /** The accessible name of the links to letters. */
  label: string;
  /** By first letter in a long list, otherwise one group without a letter. */
  groups: { letter?: string; tests: Test[] }[];
  ask?: AskPriceProps;
  /** For tests with the hours of a counter. */
  opening?: { states: StateLabels; changes: ComingChangesData };
}

interface Test {
  id: string;
  name: string;
  /** Other names of the test. */
  otherNames?: string;
  what?: string;
  /** Facts with a label: "Before it", "Where", "Price". */
  facts: {
    label: string;
    text: string;
    /** A page with details. */
    href?: string;
    /** Text after the link. */
    suffix?: string;
    /** The hours of the counter, as data for the script. */
    dated?: OpeningHours[];
  }[];
}

/** An attribute as React writes it; of `hidden`, it drops the value: https://github.com/facebook/react/issues/24740 */
const hiddenUntilFound = { HIDDEN: "until-found" };

/**
 * Tests and scans by name, each with details that open below it. Each has few elements, because a phone lays out
 * hundreds of tests at once. A long list shows its first letter until another one is chosen, or the browser's search
 * finds something there; browsers without `hidden="until-found"` show all letters.
 */
export function TestList({ labelledBy, label, groups, ask, opening }: TestListProps) {
  const letters = groups.flatMap(({ letter }) => letter ?? []);
  return (
    <>
      {ask && <AskPrice {...ask} />}
      {letters.length > 0 && (
        <LetterLinks
          label={label}
          letters={letters.map((letter) => ({ label: letter, href: `#letter-${letter}`, isCurrent: false }))}
        />
      )}
      <div className="test-list" data-states={opening && JSON.stringify(opening.states)}>
        {groups.map(({ letter, tests }, index) =>
          letter ? (
            <div key={letter} className="test-list__group" {...(index > 0 && hiddenUntilFound)}>
              <h2 className="test-list__heading" id={`letter-${letter}`}>
                {letter}
              </h2>
              <Tests labelledBy={`letter-${letter}`} tests={tests} />
            </div>
          ) : (
            <Tests key="" labelledBy={labelledBy} tests={tests} />
          ),
        )}
      </div>
      {opening && <ComingChanges {...opening.changes} id="counter-changes" level={2} />}
    </>
  );
}

/** Two lists, side by side where they fit, so that an open test leaves no space beside it. */
function Tests({ labelledBy, tests }: { labelledBy: string; tests: Test[] }) {
  const half = Math.ceil(tests.length / 2);
  const halves = [tests.slice(0, half), tests.slice(half)].filter((list) => list.length > 0);
  return (
    <div className="test-list__tests">
      {halves.map((list, index) => {
        const id = `${labelledBy}-${index + 1}`;
        // Each list is named by the heading and by its own first and last test.
        const name = halves.length > 1 && {
          id,
          "aria-label": [...new Set([list[0]?.name, list.at(-1)?.name])].join(" – "),
        };
        return (
          <ul key={id} {...name} aria-labelledby={name ? `${labelledBy} ${id}` : labelledBy}>
            {list.map((test) => (
              <li key={test.id}>
                <TestDetails {...test} />
              </li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

/** The label of a fact is its first line, so that it needs no separate element. */
function TestDetails({ id, name, otherNames, what, facts }: Test) {
  return (
    <details className="test-list__test" id={id}>
      <summary className="test-list__summary">
        {name}
        {otherNames && <span className="test-list__others">{otherNames}</span>}
      </summary>
      {what && <p className="test-list__what">{what}</p>}
      {facts.map(({ label, text, href, suffix, dated }) => (
        <p key={label} className="test-list__fact">
          {`${label}\n`}
          {href ? <a href={href}>{text}</a> : text}
          {suffix && ` · ${suffix}`}
          {dated && <OpeningState dated={dated} />}
        </p>
      ))}
    </details>
  );
}
