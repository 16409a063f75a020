import { Link } from "wouter";
import type { Change } from "../../api.ts";
import { useFieldTexts } from "../../fields/field-texts.ts";
import { clockOf } from "../days.ts";
import { useDesk } from "../desk-context.ts";

/** A list of changes, each a link to the values before and after. */
export function ChangeList({ changes }: { changes: Change[] }) {
  const { language } = useDesk();
  const fieldTexts = useFieldTexts();
  return (
    <ol>
      {changes.map((change) => (
        <li key={change.id} className="change-list__one">
          <Link className="change-list__text" href={`/history/${change.id}`}>
            {fieldTexts.change(change)}
          </Link>
          <span className="quiet">
            {change.by} · {clockOf(change.at, language)}
          </span>
        </li>
      ))}
    </ol>
  );
}
