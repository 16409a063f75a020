import { collectionAt } from "@hospital/content/record/shaped-collections";
import { useState } from "react";
import { Link, useLocation, useSearchParams } from "wouter";
import type { Change, ChangeDetails, ChangedRecord, Choices, RecordSummary, Saved, ValueChange } from "../../api.ts";
import { useFieldTexts } from "../../fields/field-texts.ts";
import { isVital } from "../../forms/vital-changes.ts";
import { editAddress } from "../addresses.ts";
import { clockOf } from "../days.ts";
import { useDesk } from "../desk-context.ts";
import { AskButton } from "../parts/ask-button.tsx";
import { BeforeAfter } from "../parts/before-after.tsx";
import { Button } from "../parts/button.tsx";
import { ChangeList } from "../parts/change-list.tsx";
import { ConflictDialog } from "../parts/conflict-dialog.tsx";
import { Failure } from "../parts/failure.tsx";
import { Skeleton } from "../parts/skeleton.tsx";
import { Title } from "../parts/title.tsx";
import { get, post, refresh, useAnswer } from "../requests.ts";
import { undoneChanges } from "../undone-changes.ts";
import { useRequest } from "../use-request.ts";
import { useWhileMounted } from "../use-while-mounted.ts";

/** Lists the changes with authors and times; with `?path=`, the changes of one record. */
export function HistoryScreen() {
  const { messages } = useDesk();
  const fieldTexts = useFieldTexts();
  const [search] = useSearchParams();
  const path = search.get("path");
  const done = search.get("done");
  const { answer: records } = useAnswer<RecordSummary[]>(path ? "/api/records" : undefined);
  const record = records?.find((candidate) => candidate.path === path);
  return (
    <div className="screen">
      <Title>
        {[messages.history, record && fieldTexts.record(record.path, record.name)].filter(Boolean).join(": ")}
      </Title>
      {path && (
        <p>
          <Link href={editAddress(path)}>‹ {messages.toTheForm}</Link> ·{" "}
          <Link href="/history">{messages.wholeHistory}</Link>
        </p>
      )}
      {done && (
        <p className="card" data-tone="tinted" role="status">
          {done === "before" ? messages.undone : messages.restored}
        </p>
      )}
      <LoadedChanges key={path} query={path ? `path=${encodeURIComponent(path)}` : ""} />
    </div>
  );
}

/** The newest changes, and older ones on request. */
function LoadedChanges({ query }: { query: string }) {
  const { messages } = useDesk();
  const { answer: newest, error, retry } = useAnswer<Change[]>(`/api/history?${query}`);
  const [loaded, setLoaded] = useState<Change[]>([]);
  const [isAll, setIsAll] = useState(false);
  const { run, isBusy, error: failure } = useRequest();
  // A later save moves the last of the newest changes out of that list.
  const newestIds = new Set(newest?.map(({ id }) => id));
  const changes = [...(newest ?? []), ...loaded.filter(({ id }) => !newestIds.has(id))];
  const loadMore = () =>
    run(async () => {
      const next = await get<Change[]>(`/api/history?${query}&before=${changes.at(-1)?.id}`);
      setLoaded([...changes, ...next]);
      setIsAll(next.length === 0);
    });
  return (
    <>
      <Failure error={error ?? failure} onRetry={error && retry} />
      {!newest && !error && <Skeleton rows={8} />}
      {newest?.length === 0 && <p>{messages.noHistory}</p>}
      <ChangeList changes={changes} />
      {(newest?.length ?? 0) >= 100 && !isAll && (
        <Button isDisabled={isBusy} onClick={loadMore}>
          {messages.olderChanges}
        </Button>
      )}
    </>
  );
}

/** One change with the values before and after, and a button that undoes it. */
export function ChangeScreen({ id }: { id: string }) {
  const { messages, language } = useDesk();
  const { textWithDates, change: changeTitle, author } = useFieldTexts();
  const [, go] = useLocation();
  const { answer: details, error, retry } = useAnswer<ChangeDetails>(`/api/history/${id}`);
  const { answer: changes } = useAnswer<Change[]>("/api/history?");
  // Together with the change, for the values in the questions.
  const { answer: choices, error: noChoices } = useAnswer<Choices>("/api/choices");
  const isLoading = !details || !(choices || noChoices);
  const { run, isBusy, error: failure, conflicts } = useRequest();
  const [running, setSide] = useState<"before" | "after">();
  const [isSameAsBefore, setIsSameAsBefore] = useState(false);
  const isOpen = useWhileMounted(true);
  const { change, records = [] } = details ?? {};
  const isUndone = undoneChanges(changes ?? []).has(id);
  const bringBack = (side: "before" | "after") =>
    run(async (choices) => {
      setSide(side);
      const { commit } = await post<Saved>(`/api/history/${id}/bring-back`, { side, choices });
      setIsSameAsBefore(commit === undefined);
      if (commit === undefined) return;
      // The history has the new change when it opens.
      await refresh("/api/history?");
      if (isOpen.current) go(`/history?done=${side}`);
    });
  const vital = vitalChangesOf(records);
  const button = (side: "before" | "after", label: string, look: "solid" | "quiet" = "quiet") => (
    <AskButton
      label={label}
      look={look}
      tone={vital.length > 0 ? "alert" : "plain"}
      isDisabled={isBusy || isLoading}
      confirm={side === "before" ? messages.undoYes : messages.restoreYes}
      onConfirm={() => bringBack(side)}
    >
      {vital.length > 0 && <p>{messages.vitalHelp}</p>}
      {vital.map(({ path, values }) => (
        <BeforeAfter key={path} record={path} values={side === "after" ? values : values.map(reversed)} />
      ))}
      <p>{side === "before" ? messages.undoMeans : messages.restoreMeans}</p>
    </AskButton>
  );
  return (
    <div className="screen">
      <p>
        <Link href="/history">‹ {messages.history}</Link>
      </p>
      <Title>{change ? changeTitle(change) : messages.aChange}</Title>
      {change && (
        <p className="quiet">
          {author(change)} · {clockOf(change.at, language)}
        </p>
      )}
      <Failure error={error ?? (conflicts ? undefined : failure)} onRetry={error && retry} />
      {records.map(({ path, name, values }) => (
        <section key={path} className="stack">
          <h2>
            {path.endsWith(".yaml") ? <Link href={editAddress(path)}>{textWithDates(name)}</Link> : textWithDates(name)}
          </h2>
          <BeforeAfter record={path} values={values} />
        </section>
      ))}
      {!error && (
        <div className="buttons">
          {isUndone ? <p>{messages.undone}</p> : button("before", messages.bringBackBefore, "solid")}
          {details && !details.isPresent && button("after", messages.bringBackAfter)}
          <p role="status">
            {isBusy && (running === "before" ? messages.undoing : messages.restoring)}
            {!isBusy && isSameAsBefore && messages.nothingToBringBack}
          </p>
        </div>
      )}
      {conflicts && (
        <ConflictDialog conflicts={conflicts} sides={{ theirs: messages.asItIs, ours: messages.asBroughtBack }} />
      )}
    </div>
  );
}

/** The changes that a person checks carefully, such as of the emergency number. */
function vitalChangesOf(records: ChangedRecord[]): ChangedRecord[] {
  return records.flatMap((record) => {
    const shape = collectionAt(record.path)?.shape;
    const values = shape ? record.values.filter(({ field }) => isVital(shape, field)) : [];
    return values.length > 0 ? [{ ...record, values }] : [];
  });
}

function reversed({ before, after, ...change }: ValueChange): ValueChange {
  return { ...change, before: after, after: before };
}
