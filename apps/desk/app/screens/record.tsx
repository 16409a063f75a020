import { collectionAt } from "@hospital/content/record/shaped-collections";
import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import type { StoredRecord } from "../../api.ts";
import { RecordEditor } from "../../forms/record-editor.tsx";
import { useWords } from "../desk-context.ts";
import { Failure } from "../parts/failure.tsx";
import { get } from "../requests.ts";

/** The form of one record; a path that ends in "new.yaml" begins a new one. */
export function RecordScreen({ path }: { path: string }) {
  const words = useWords();
  const [search] = useSearchParams();
  const isNew = path.endsWith("/new.yaml");
  const collection = collectionAt(path);
  // Not what was asked for earlier: the form begins with it.
  const [stored, setStored] = useState<StoredRecord>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    if (!isNew) get<StoredRecord>(`/api/record?path=${encodeURIComponent(path)}`).then(setStored, setError);
  }, [path, isNew]);
  if (!collection) return <div className="screen">{words.nothingHere}</div>;
  if (!stored && !isNew)
    return (
      <div className="screen" aria-busy={!error}>
        <Failure error={error} />
      </div>
    );
  return <RecordEditor path={path} collection={collection} stored={stored} begin={beginning(search)} />;
}

/** What a link into a form asks of it: a new row with some fields filled in, or a field to lead to. */
function beginning(search: URLSearchParams) {
  const { add, field, ...preset } = Object.fromEntries(search);
  return { add, field, preset };
}
