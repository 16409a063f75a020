import { fill } from "@hospital/content/text/fill";
import { useState } from "react";
import { Link } from "wouter";
import type { StaleFact } from "../../api.ts";
import { useFieldTexts } from "../../fields/field-texts.ts";
import { useDraft } from "../../forms/drafts.ts";
import { editAddress } from "../addresses.ts";
import { useDesk } from "../desk-context.ts";
import { Button } from "../parts/button.tsx";
import { Failure } from "../parts/failure.tsx";
import { Skeleton } from "../parts/skeleton.tsx";
import { Title } from "../parts/title.tsx";
import { post, useAnswer } from "../requests.ts";
import { useRequest } from "../use-request.ts";

/** Lists texts that still have an old name or number, each with its replacement and a ticked checkbox. */
export function StaleFactsScreen() {
  const { messages } = useDesk();
  const { textWithDates } = useFieldTexts();
  const { answer: facts, error, isUpdating, retry } = useAnswer<StaleFact[]>("/api/stale-facts");
  const [left, setLeft] = useDraft<string[]>("/stale-facts", []);
  const { run, isBusy, error: failure } = useRequest();
  const [changed, setChanged] = useState(0);
  const change = (facts ?? []).map(({ id }) => id).filter((id) => !left.includes(id));
  const apply = () =>
    run(async () => {
      await post("/api/stale-facts", { change, leave: left });
      setChanged(change.length);
      setLeft(() => []);
    });
  return (
    <div className="screen">
      <Title>{messages.staleFacts}</Title>
      <Failure error={error ?? failure} onRetry={error && retry} />
      <p role="status">{changed > 0 && fill(messages.staleFactsDone, { count: changed })}</p>
      {!facts?.length && !error && (facts && !isUpdating ? <p>{messages.noStaleFacts}</p> : <Skeleton rows={3} />)}
      {facts && facts.length > 0 && <p>{messages.staleFactsHelp}</p>}
      <ul className="stack">
        {facts?.map((fact) => (
          <li key={fact.id} className="card">
            <label className="choices__one">
              <input
                type="checkbox"
                checked={!left.includes(fact.id)}
                onChange={({ target }) =>
                  setLeft((now) => (target.checked ? now.filter((id) => id !== fact.id) : [...now, fact.id]))
                }
              />
              <span className="stale-facts__change">
                <del>{fact.old}</del> → <ins>{fact.new}</ins>
              </span>
            </label>
            <p>{fact.after}</p>
            <Link href={editAddress(fact.path, fact.field)}>{textWithDates(fact.location)}</Link>
          </li>
        ))}
      </ul>
      {facts && facts.length > 0 && (
        <Button look="solid" isDisabled={isBusy || isUpdating} onClick={apply}>
          {change.length === 0 ? messages.leaveAll : fill(messages.changeTicked, { count: change.length })}
        </Button>
      )}
    </div>
  );
}
