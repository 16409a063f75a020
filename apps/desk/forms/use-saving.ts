import { isSameRecord } from "@hospital/content/record/record-paths";
import type { Collection } from "@hospital/content/record/shaped-collections";
import { isBlank } from "@hospital/content/record/values";
import { type BaseSyntheticEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useLocation } from "wouter";
import type { FieldPath, RecordValue, Refused, Saved, StoredRecord, ValueChange } from "../api.ts";
import { useDesk } from "../app/desk-context.ts";
import { post, Refusal } from "../app/requests.ts";
import { useRequest } from "../app/use-request.ts";
import { useWhileMounted } from "../app/use-while-mounted.ts";
import { complete } from "../fields/values.ts";
import { changedParts } from "./changed-parts.ts";
import { type Draft, dropDraft, readDraft, storeDraft } from "./drafts.ts";
import { formPathOf } from "./form-problems.ts";
import { leaveOutUntouchedRows } from "./untouched-rows.ts";
import { vitalChanges } from "./vital-changes.ts";

interface Saving {
  path: string;
  collection: Collection;
  stored: StoredRecord | undefined;
  draft: Draft | undefined;
  /** Whether the record was just created, and the save led to this form. */
  isJustMade: boolean;
  form: UseFormReturn<RecordValue>;
  /** The row that a link has added. */
  begun: unknown;
  /** Focuses the field of the first problem. */
  focusField(field: FieldPath): void;
}

/** The initial values of the form; each save replaces them. */
type Base = Pick<Draft, "base" | "version">;

interface SavedHere extends Saved {
  /** Whether the save changed a text that a clinician has signed. */
  isUnread?: boolean;
}

/** Saves a form, after a confirmation of vital changes, and merges it with changes that others have saved meanwhile. */
export function useSaving({ path, collection, stored, draft, isJustMade, form, begun, focusField }: Saving) {
  const { person } = useDesk();
  const [, go] = useLocation();
  const isOpen = useWhileMounted(true);
  const [current, setCurrent] = useState(stored);
  const [base, setBase] = useState<Base>(draft ? { base: draft.base, version: draft.version } : baseOf(stored));
  const [saved, setSaved] = useState<SavedHere | undefined>(
    isJustMade && !draft ? { records: [], staleFacts: 0 } : undefined,
  );
  const [vital, setVital] = useState<ValueChange[]>([]);
  const { run, isBusy, error: refusal, conflicts } = useRequest();

  const send = () =>
    run(async (choices) => {
      const sent = structuredClone(form.getValues());
      const saving = post<Saved>("/api/save", { changes: [{ path, value: sent, ...base }], choices });
      const answer = await saving.catch((error) => {
        if (error instanceof Refusal) showProblems(error.answer);
        throw error;
      });
      accept(answer, sent);
    });
  const answerVital = (isRight: boolean) => {
    setVital([]);
    if (isRight) send();
  };
  const accept = (answer: Saved, sent: RecordValue) => {
    const now = answer.records.find((record) => record.path === path) ?? answer.records[0];
    // A form that was closed has stored its draft.
    const typed = isOpen.current ? form.getValues() : readDraft(person, path)?.values;
    const isChanged = typed !== undefined && !isSame(typed, sent);
    // Text typed during the save stays unsaved. Its base is the sent record, so that the server can merge the next save.
    const next = isChanged ? { base: sent, version: now?.version } : baseOf(now);
    dropDraft(person, path);
    if (isChanged) storeDraft(person, now?.path ?? path, { values: typed, ...next });
    if (now) {
      setCurrent(now);
      setBase(next);
      const values = isChanged ? sent : (complete(collection.shape, now.value) as RecordValue);
      // A reset to other values would mount all rows again: they would lose the focus, and be collapsed.
      for (const { path, value } of changedParts(sent, values)) form.setValue(path, value);
      form.reset(values, { keepValues: true });
    }
    setSaved({ ...answer, isUnread: now !== undefined && isOtherThanSigned(base.base, now.value) });
    if (now && now.path !== path && isOpen.current) go(`/edit/${now.path}?isNew=yes`, { replace: true });
  };
  const showProblems = (answer: Refused) => {
    const ownProblems = (answer.problems ?? []).filter((problem) => isSameRecord(path, problem.path));
    for (const { field, message } of ownProblems)
      if (field.length > 0) form.setError(formPathOf(form.getValues(), field), { type: "server", message });
    if (ownProblems[0]) focusField(ownProblems[0].field);
  };
  const submitRest = form.handleSubmit(
    async () => {
      const changes = vitalChanges(collection.record, base.base, form.getValues());
      if (changes.length > 0) setVital(changes);
      else await send();
    },
    (errors) => focusField(firstField(errors)),
  );
  const submit = (event: BaseSyntheticEvent) => {
    leaveOutUntouchedRows(form, collection.shape, base.base, begun);
    return submitRest(event);
  };
  const forgetSaved = () => setSaved(undefined);
  const resetBase = () => setBase(baseOf(current));
  // `current` is the record as the last save left it.
  return {
    path,
    current,
    base,
    saved,
    isBusy,
    refusal,
    conflicts,
    vital,
    answerVital,
    submit,
    forgetSaved,
    resetBase,
    focusField,
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const baseOf = (record: StoredRecord | undefined): Base => ({ base: record?.value, version: record?.version });

/** Whether a text differs from the one that a clinician signed. */
function isOtherThanSigned(before: RecordValue = {}, now: RecordValue): boolean {
  const [{ review: signed, ...old }, { review, ...text }] = [before, now];
  return !isBlank(review) && isSame(review, signed) && !isSame(text, old);
}

/** The path to the first problem in react-hook-form's tree of errors. */
function firstField(errors: object): FieldPath {
  for (const [step, part] of Object.entries(errors)) {
    if (typeof part !== "object" || part === null) continue;
    if (step === "root") return [];
    return "message" in part && typeof part.message === "string" ? [step] : [step, ...firstField(part)];
  }
  return [];
}

/** The number of problems in the tree. */
export function countProblems(errors: object): number {
  if ("message" in errors && typeof errors.message === "string") return 1;
  const parts = Object.entries(errors).filter(([key]) => key !== "ref" && key !== "types");
  return parts.reduce(
    (count, [, part]) => count + (typeof part === "object" && part !== null ? countProblems(part) : 0),
    0,
  );
}
