import { fill } from "@hospital/content/text/fill";
import { Link } from "wouter";
import type { Duty, StaleFact } from "../../api.ts";
import { useFieldTexts } from "../../fields/field-texts.ts";
import { editAddress } from "../addresses.ts";
import { useDesk } from "../desk-context.ts";
import { useAnswer } from "../requests.ts";

/**
 * Lists outdated content, and texts with an old name or number, on the first screen, because people don't look for it.
 */
export function UpkeepList() {
  const { messages } = useDesk();
  const { textWithDates: inDesk } = useFieldTexts();
  const { answer: duties = [] } = useAnswer<Duty[]>("/api/upkeep");
  const { answer: staleFacts = [] } = useAnswer<StaleFact[]>("/api/stale-facts");
  if (duties.length === 0 && staleFacts.length === 0) return null;
  return (
    <section className="card" data-tone="tinted" aria-labelledby="upkeep">
      <h2 id="upkeep">{messages.needsAttention}</h2>
      <ul>
        {staleFacts.length > 0 && (
          <li>
            <Link href="/stale-facts">
              {fill(messages.staleFactsLeft, { count: staleFacts.length, old: staleFacts[0]?.old ?? "" })}
            </Link>
          </li>
        )}
        {duties.map(({ title, toDo, locations }) => (
          <li key={title.en}>
            <details>
              <summary>
                {inDesk(title)} ({locations.length})
              </summary>
              <p>{inDesk(toDo)}</p>
              <ul className="today__locations">
                {locations.map(({ path, field, message }) => (
                  <li key={`${path} ${field.join(".")} ${message.en}`}>
                    {path ? <Link href={editAddress(path, field)}>{inDesk(message)}</Link> : inDesk(message)}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
