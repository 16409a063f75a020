import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useLocation } from "wouter";
import type { FieldPath, RecordValue, Refused, Saved, StoredRecord, ValueChange } from "../api.ts";
import { useDesk } from "../app/desk-context.ts";
import { post, Refusal } from "../app/requests.ts";
import { type Draft, dropDraft } from "./drafts.ts";
import { placeIn } from "./form-problems.ts";
import { filledUp, isBlank } from "./form-values.ts";
import { graveChanges } from "./grave-changes.ts";
import { isSameRecord } from "./record-paths.ts";
import type { Collection } from "./shapes.ts";

interface Saving {
  path: string;
  collection: Collection;
  stored: StoredRecord | undefined;
  draft: Draft | undefined;
  /** Whether the save before led here, which made the record. */
  isJustMade: boolean;
  form: UseFormReturn<RecordValue>;
  /** Leads to the field of the first problem. */
  lead(field: FieldPath): void;
}

/** What the form began with; a save makes a new beginning. */
type Base = Pick<Draft, "base" | "version">;

interface SavedHere extends Saved {
  /** Whether the save changed what a clinician has signed. */
  isUnread?: boolean;
}

/** Saves a form: after a second look at what may cost a life, and together with what others saved meanwhile. */
export function useSaving({ path, collection, stored, draft, isJustMade, form, lead }: Saving) {
  const { person } = useDesk();
  const [, go] = useLocation();
  const [current, setCurrent] = useState(stored);
  const [base, setBase] = useState<Base>(draft ?? baseOf(stored));
  const [saved, setSaved] = useState<SavedHere | undefined>(isJustMade ? { records: [], staleFacts: 0 } : undefined);
  const [refusal, setRefusal] = useState<Error>();
  const [conflict, setConflict] = useState<Refused>();
  const [grave, setGrave] = useState<ValueChange[]>([]);

  /** Closes a question without an answer. */
  const wait = () => {
    setConflict(undefined);
    setGrave([]);
  };
  const send = async (seen?: string) => {
    setRefusal(undefined);
    wait();
    const change = {
      path,
      value: structuredClone(form.getValues()),
      ...base,
      ...(seen && { seen }),
    };
    try {
      const answer = await post<Saved>("/api/save", { changes: [change] });
      dropDraft(person, path);
      accept(answer);
    } catch (error) {
      if (error instanceof Refusal) showProblems(error.answer);
      setRefusal(error as Error);
    }
  };
  const accept = (answer: Saved) => {
    const now = answer.records.find((record) => record.path === path) ?? answer.records[0];
    setSaved({ ...answer, isUnread: now !== undefined && isOtherThanSigned(base.base, now.value) });
    if (!now) return;
    setCurrent(now);
    setBase(baseOf(now));
    form.reset(filledUp(collection.shape, now.value) as RecordValue);
    if (now.path !== path) go(`/edit/${now.path}?isNew=yes`, { replace: true });
  };
  const showProblems = (answer: Refused) => {
    if (answer.conflicts?.length) setConflict(answer);
    const own = (answer.problems ?? []).filter((problem) => isSameRecord(path, problem.path));
    for (const { field, message } of own)
      if (field.length > 0) form.setError(placeIn(form.getValues(), field), { type: "server", message });
    if (own[0]) lead(own[0].field);
  };
  const submit = form.handleSubmit(
    async () => {
      const changes = graveChanges(collection.name, base.base, form.getValues());
      if (changes.length > 0) setGrave(changes);
      else await send();
    },
    (errors) => lead(firstField(errors)),
  );
  return {
    /** The record as the last save left it. */
    current,
    base,
    saved,
    refusal,
    conflict,
    grave,
    submit,
    send,
    wait,
    forgetSaved: () => setSaved(undefined),
    beginAnew: () => setBase(baseOf(current)),
  };
}

const baseOf = (record: StoredRecord | undefined): Base => ({ base: record?.value, version: record?.version });

/** Whether a text is another than the one under which a clinician's name stands. */
function isOtherThanSigned(before: RecordValue = {}, now: RecordValue): boolean {
  const [{ review: signed, ...old }, { review, ...text }] = [before, now];
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return !isBlank(review) && isSame(review, signed) && !isSame(text, old);
}

/** The path to the first problem in react-hook-form's tree of errors. */
function firstField(errors: object): FieldPath {
  for (const [step, part] of Object.entries(errors)) {
    if (typeof part !== "object" || part === null) continue;
    if (step === "root") return [];
    const own = /^\d+$/.test(step) ? Number(step) : step;
    return "message" in part && typeof part.message === "string" ? [own] : [own, ...firstField(part)];
  }
  return [];
}

/** How many problems stand in the tree. */
export function countProblems(errors: object): number {
  if ("message" in errors && typeof errors.message === "string") return 1;
  const parts = Object.entries(errors).filter(([key]) => key !== "ref" && key !== "types");
  return parts.reduce(
    (count, [, part]) => count + (typeof part === "object" && part !== null ? countProblems(part) : 0),
    0,
  );
}
