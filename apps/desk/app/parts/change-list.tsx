import { Link } from "wouter";
import type { Change } from "../../api.ts";
import { useFieldWords } from "../../fields/field-words.ts";
import { clockOf } from "../days.ts";
import { useDesk } from "../desk-context.ts";

/** A list of changes, each a link to the values before and after. */
export function ChangeList({ changes }: { changes: Change[] }) {
  const { words, language } = useDesk();
  const { place } = useFieldWords();
  return (
    <ol>
      {changes.map(({ id, words: subject, by, at, isByDeveloper }) => (
        <li key={id} className="change-list__one">
          <Link className="change-list__text" href={`/history/${id}`}>
            {isByDeveloper ? words.developerChange : place(subject)}
          </Link>
          <span className="quiet">
            {by} · {clockOf(at, language)}
          </span>
        </li>
      ))}
    </ol>
  );
}
