import { Link } from "wouter";
import type { Change } from "../../api.ts";
import { useFieldTexts } from "../../fields/field-texts.ts";
import { clockOf } from "../days.ts";
import { useDesk } from "../desk-context.ts";
import { undoneChanges } from "../undone-changes.ts";

/** A list of changes, each a link to the values before and after. */
export function ChangeList({ changes }: { changes: Change[] }) {
  const { language, messages } = useDesk();
  const fieldTexts = useFieldTexts();
  const undone = undoneChanges(changes);
  return (
    <ol>
      {changes.map((change) => (
        <li key={change.id} className="change-list__one">
          <span>
            <Link className="change-list__text" href={`/history/${change.id}`}>
              {fieldTexts.change(change)}
            </Link>
            {undone.has(change.id) && (
              <>
                {" "}
                <span className="tag">{messages.isUndone}</span>
              </>
            )}
          </span>
          <span className="quiet">
            {fieldTexts.author(change)} · {clockOf(change.at, language)}
          </span>
        </li>
      ))}
    </ol>
  );
}
