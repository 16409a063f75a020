import { useState } from "react";
import { Link } from "wouter";
import { fill } from "../../src/i18n/words.ts";
import type { RecordSummary, ReviewLink, StoredRecord, Words } from "../api.ts";
import { textOf, useDesk } from "../app/desk-context.ts";
import { Failure } from "../app/parts/failure.tsx";
import { History, Trash } from "../app/parts/icons.ts";
import { post, useAnswer } from "../app/requests.ts";
import { useFieldWords } from "./field-words.ts";
import { isFolder } from "./record-paths.ts";
import { ReviewDialog } from "./review-dialog.tsx";
import type { Collection } from "./shapes.ts";

interface RecordHeadProps {
  path: string;
  collection: Collection;
  stored: StoredRecord | undefined;
  onDelete(): void;
}

/** Which record it is, and what can be done with it as a whole. */
export function RecordHead({ path, collection, stored, onDelete }: RecordHeadProps) {
  const { words, language } = useDesk();
  const fieldWords = useFieldWords();
  const { answer: records } = useAnswer<RecordSummary[]>("/api/records");
  const [review, setReview] = useState<ReviewLink>();
  const [error, setError] = useState<Error>();
  const name = textOf(records?.find((record) => record.path === path)?.name ?? nameOf(stored), language);
  const home = isFolder(collection) ? collection.name : undefined;
  const askForReview = () => post<ReviewLink>("/api/reviews", { path }).then(setReview, setError);
  const slug = /([^/]+)\.yaml$/.exec(path)?.[1] ?? "";
  return (
    <header className="record-head">
      <p className="record-head__way">
        <Link href="/all">{words.everything}</Link>
        {home && (
          <>
            {" › "}
            <Link href={`/all/${home}`}>{fieldWords.label(home)}</Link>
          </>
        )}
      </p>
      <h1 className="record-head__title">
        {stored
          ? (fieldWords.ownLabel(slug) ?? (name || fieldWords.label(slug)))
          : fill(words.newOne, { name: fieldWords.singular(collection.name) })}
      </h1>
      {stored && (
        <div className="record-head__actions">
          {collection.name === "doctors" && (
            <Link
              className="press"
              data-tone="quiet"
              data-size="small"
              href={`/edit/exceptions.yaml?add=exceptions&for=doctor&change=closed&doctor=${slug}`}
            >
              {words.leaveOfDoctor}
            </Link>
          )}
          {"review" in collection.shape.shape && (
            <button type="button" className="press" data-tone="quiet" data-size="small" onClick={askForReview}>
              {words.askForReview}
            </button>
          )}
          <Link
            className="press"
            data-tone="quiet"
            data-size="small"
            href={`/history?path=${encodeURIComponent(path)}`}
          >
            <History className="press__icon" aria-hidden="true" />
            {words.history}
          </Link>
          {home && (
            <button type="button" className="press" data-tone="quiet" data-size="small" onClick={onDelete}>
              <Trash className="press__icon" aria-hidden="true" />
              {words.delete}
            </button>
          )}
        </div>
      )}
      <Failure error={error} />
      {review && <ReviewDialog link={review} name={name} onClose={() => setReview(undefined)} />}
    </header>
  );
}

/** A record's own name, or its title. */
function nameOf(stored: StoredRecord | undefined): Words | undefined {
  const { name, title } = stored?.value ?? {};
  return (name ?? title) as Words | undefined;
}
