import { fill } from "@hospital/content/text/fill";
import { useState } from "react";
import { Link } from "wouter";
import type { StaleFact } from "../../api.ts";
import { useFieldWords } from "../../fields/field-words.ts";
import { useDraft } from "../../forms/drafts.ts";
import { editAddress } from "../addresses.ts";
import { useDesk } from "../desk-context.ts";
import { Failure } from "../parts/failure.tsx";
import { Press } from "../parts/press.tsx";
import { Skeleton } from "../parts/skeleton.tsx";
import { post, useAnswer } from "../requests.ts";
import { toggled } from "../toggled.ts";
import { useRequest } from "../use-request.ts";

/** Lists texts that still have an old name or number, each with its replacement and a ticked checkbox. */
export function StaleFactsScreen() {
  const { words } = useDesk();
  const { place } = useFieldWords();
  const { answer: found, error, isUpdating } = useAnswer<StaleFact[]>("/api/stale-facts");
  const [leftIds, setLeft] = useDraft<string[]>("/stale-facts", []);
  const left = new Set(leftIds);
  const { run, isBusy, error: failure } = useRequest();
  const [changed, setChanged] = useState(0);
  const apply = () =>
    run(async () => {
      const change = (found ?? []).map(({ id }) => id).filter((id) => !left.has(id));
      await post("/api/stale-facts", { change, leave: [...left] });
      setChanged(change.length);
      setLeft(() => []);
    });
  const count = (found?.length ?? 0) - left.size;
  return (
    <div className="screen">
      <h1>{words.staleFacts}</h1>
      <Failure error={error ?? failure} />
      <p role="status">{changed > 0 && fill(words.staleFactsDone, { count: changed })}</p>
      {!found?.length && !error && (found && !isUpdating ? <p>{words.noStaleFacts}</p> : <Skeleton rows={3} />)}
      {found && found.length > 0 && <p>{words.staleFactsHelp}</p>}
      <ul className="stack">
        {found?.map((one) => (
          <li key={one.id} className="card">
            <label className="switch">
              <input
                type="checkbox"
                checked={!left.has(one.id)}
                onChange={() => setLeft((now) => [...toggled(new Set(now), one.id)])}
              />
              <span className="stale-facts__change">
                <del>{one.old}</del> → <ins>{one.new}</ins>
              </span>
            </label>
            <p>{one.after}</p>
            <Link href={editAddress(one.path, one.field)}>{place(one.place)}</Link>
          </li>
        ))}
      </ul>
      {found && found.length > 0 && (
        <Press look="solid" isDisabled={isBusy || isUpdating} onPress={apply}>
          {count === 0 ? words.leaveAll : fill(words.changeTicked, { count })}
        </Press>
      )}
    </div>
  );
}
