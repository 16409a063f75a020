import { collectionAt } from "@hospital/content/record/shaped-collections";
import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import type { StoredRecord } from "../../api.ts";
import { useFieldTexts } from "../../fields/field-texts.ts";
import { RecordEditor } from "../../forms/record-editor.tsx";
import { useDesk } from "../desk-context.ts";
import { Failure } from "../parts/failure.tsx";
import { Skeleton } from "../parts/skeleton.tsx";
import { Title } from "../parts/title.tsx";
import { get } from "../requests.ts";

/** The form of one record; a path that ends in "new.yaml" begins a new one. */
export function RecordScreen({ path }: { path: string }) {
  const { messages } = useDesk();
  const fieldTexts = useFieldTexts();
  const [search] = useSearchParams();
  const like = search.get("like");
  const isNew = path.endsWith("/new.yaml");
  const collection = collectionAt(path);
  // Not from the cache, because the form keeps its initial values. For a new record, the record that it duplicates.
  const [stored, setStored] = useState<StoredRecord>();
  const storedPath = isNew ? like : path;
  const [error, setError] = useState<Error>();
  const load = useCallback(() => {
    if (storedPath) get<StoredRecord>(`/api/record?path=${encodeURIComponent(storedPath)}`).then(setStored, setError);
  }, [storedPath]);
  useEffect(load, [load]);
  if (!collection) return <div className="screen">{messages.nothingHere}</div>;
  if (!stored && storedPath)
    return (
      <div className="screen">
        {error && <Title>{fieldTexts.record(path, undefined)}</Title>}
        <Failure error={error} onRetry={load} />
        {!error && <Skeleton rows={8} />}
      </div>
    );
  const begin = { ...beginning(search), like: isNew ? stored : undefined };
  return <RecordEditor path={path} collection={collection} stored={isNew ? undefined : stored} begin={begin} />;
}

/** The parameters of a link to a form: a new row with some values, or a field to focus. */
function beginning(search: URLSearchParams) {
  const { add, field, like: _, ...preset } = Object.fromEntries(search);
  return { add, field, preset };
}
