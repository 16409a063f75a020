import type { Collection } from "@hospital/content/record/shaped-collections";
import { rowsAt } from "@hospital/content/record/values";
import { fill } from "@hospital/content/text/fill";
import type { z } from "astro/zod";
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { FormProvider, type UseFormReturn, useForm } from "react-hook-form";
import { useLocation } from "wouter";
import type { Choices, FieldPath, RecordValue, StoredRecord } from "../api.ts";
import { clockOf } from "../app/days.ts";
import { useDesk } from "../app/desk-context.ts";
import { AskButton } from "../app/parts/ask-button.tsx";
import { useAnswer } from "../app/requests.ts";
import { idOf } from "../fields/control.tsx";
import { duplicateOfRecord } from "../fields/duplicate.ts";
import { Field, Fields } from "../fields/field.tsx";
import { RecordContext } from "../fields/record-context.ts";
import { isPast } from "../fields/row-summary.ts";
import { complete } from "../fields/values.ts";
import { type Draft, dropDraft, readDraft, restoreDraft, storeDraft } from "./drafts.ts";
import { formResolver } from "./form-problems.ts";
import { LinkNewRecord } from "./link-new-record.tsx";
import { PagePreview } from "./page-preview.tsx";
import { RecordHead } from "./record-head.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SaveQuestions } from "./save-questions.tsx";
import { useSaving } from "./use-saving.ts";

const draftDelayMs = 300;

/** The request of a link: a copy of another record, a new row in the list `add` with the fields of `preset`, or a field to focus. */
export interface Beginning {
  add: string | undefined;
  field: string | undefined;
  /** The record that a new one duplicates. */
  like?: StoredRecord | undefined;
  preset: Record<string, string>;
}

interface RecordEditorProps {
  path: string;
  collection: Collection;
  /** Absent while the record is new. */
  stored: StoredRecord | undefined;
  begin: Beginning;
}

/** The form of a record, with its draft, the preview of its page, and its actions. */
export function RecordEditor({ path, collection, stored, begin }: RecordEditorProps) {
  const { person, messages, today } = useDesk();
  const { answer: choices } = useAnswer<Choices>("/api/choices");
  const [first] = useState(() => firstValues(collection, restoreDraft(person, path), stored, begin, today));
  const [draft, setDraft] = useState(first.draft);
  const [target, setTarget] = useState(first.target);
  const resolver = useMemo(() => formResolver<RecordValue>(collection, path), [collection, path]);
  const form = useForm<RecordValue>({
    resolver,
    mode: "onTouched",
    shouldFocusError: false,
    defaultValues: first.values,
  });
  const focusField = useCallback((field: FieldPath) => setTarget(field.join(".")), []);
  const isJustMade = begin.preset.isNew !== undefined && stored !== undefined;
  const saving = useSaving({
    path,
    collection,
    stored,
    draft: first.draft,
    isJustMade,
    form,
    begun: first.begun,
    focusField,
  });
  const hasRoom = useRecordDraft(form, saving.base, path, saving.forgetSaved);
  useFocusTarget(target, setTarget);
  useCleanAddress(begin);
  const context = useMemo(
    () => ({ collection: collection.name, path, choices, target, focusField, Field, Fields }),
    [collection, path, choices, target, focusField],
  );
  const discardDraft = () => {
    dropDraft(person, path);
    setDraft(undefined);
    saving.resetBase();
    form.reset(complete(collection.shape, saving.current?.value) as RecordValue);
  };
  return (
    <RecordContext value={context}>
      <FormProvider {...form}>
        <div className="record">
          <form className="screen record__form" noValidate onSubmit={saving.submit}>
            <RecordHead path={path} collection={collection} stored={saving.current} />
            {isJustMade && saving.current && <LinkNewRecord stored={saving.current} />}
            {first.isCopy && !saving.saved && <p className="card">{messages.duplicated}</p>}
            {draft && !saving.saved && <DraftIsBack draft={draft} onDrop={discardDraft} />}
            <Fields path="" shape={collection.shape} />
            <SaveBar saving={saving} isUnsaved={Boolean(draft)} hasRoom={hasRoom} />
          </form>
          <PagePreview page={saving.current?.page} version={saving.base.version} />
        </div>
        <SaveQuestions saving={saving} />
      </FormProvider>
    </RecordContext>
  );
}

interface DraftIsBackProps {
  draft: Draft;
  onDrop(): void;
}

/** Reports that the form has restored unsaved text. */
function DraftIsBack({ draft, onDrop }: DraftIsBackProps) {
  const { messages, language } = useDesk();
  return (
    <div className="card stack" data-tone="tinted" role="status">
      <p>{fill(messages.draftIsBack, { time: clockOf(draft.at, language) })}</p>
      <AskButton
        look="small"
        label={messages.dropDraft}
        title={messages.dropDraftTitle}
        tone="alert"
        confirm={messages.dropDraft}
        onConfirm={onDrop}
      >
        <p>{messages.dropDraftMeans}</p>
      </AskButton>
    </div>
  );
}

/**
 * The initial values of a form: the draft, otherwise the record; with the row that the link requests. A doctor's present
 * or future leave is shown instead of a second one.
 */
function firstValues(
  { shape }: Collection,
  draft: Draft | undefined,
  stored: StoredRecord | undefined,
  { add, field = "", like, preset }: Beginning,
  today: string,
) {
  const isCopy = like !== undefined && !draft;
  const base = isCopy ? duplicateOfRecord(shape, like.value) : stored?.value;
  const values = complete(shape, draft?.values ?? base) as RecordValue;
  if (!add) return { draft, values, target: field, isCopy };
  const rows = rowsAt(values, add);
  const [present] = rows.filter((row) => isLeaveOf(row, preset, today)).toSorted(byFirstDay);
  if (present) return { draft, values, target: `${add}.${rows.indexOf(present)}`, isCopy };
  const newRows = complete(shape.shape[add] as z.ZodType, [...rows, preset]) as RecordValue[];
  const begun = structuredClone(newRows.at(-1));
  return { draft, values: { ...values, [add]: newRows }, target: `${add}.${rows.length}`, begun, isCopy };
}

function isLeaveOf(row: RecordValue, preset: Beginning["preset"], today: string): boolean {
  const isOfDoctor = preset.doctor !== undefined && Object.entries(preset).every(([key, value]) => row[key] === value);
  return isOfDoctor && !isPast(row, today);
}

const byFirstDay = (a: RecordValue, b: RecordValue) => String(a.from).localeCompare(String(b.from));

/** Stores drafts. Returns whether the browser had enough storage. */
function useRecordDraft(
  form: UseFormReturn<RecordValue>,
  base: Pick<Draft, "base" | "version">,
  path: string,
  onChange: () => void,
): boolean {
  const { person } = useDesk();
  const [hasRoom, setHasRoom] = useState(true);
  const change = useEffectEvent(onChange);
  const keep = useEffectEvent(() => setHasRoom(storeDraft(person, path, { values: form.getValues(), ...base })));
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let isUnsaved = false;
    const keepNow = () => {
      clearTimeout(waiting);
      waiting = undefined;
      // A save may have finished first.
      if (isUnsaved) keep();
    };
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty, name }) => {
        // Text that is changed back replaces the draft, too.
        isUnsaved = isDirty || readDraft(person, path) !== undefined;
        if (!name || !isUnsaved) return;
        change();
        clearTimeout(waiting);
        waiting = setTimeout(keepNow, draftDelayMs);
      },
    });
    // Stores the last characters if a person leaves the page immediately.
    const leave = () => waiting && keepNow();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
      stop();
    };
  }, [form, path, person]);
  return hasRoom;
}

/**
 * Focuses the field of a problem or a link, or of a new row, or the nearest field around it, and then removes the target:
 * rows that are mounted later stay collapsed.
 */
function useFocusTarget(target: string, setTarget: (target: string) => void): void {
  useEffect(() => {
    if (!target) return;
    setTarget("");
    const steps = target.split(".");
    for (let count = steps.length; count > 0; count--) {
      const id = idOf(steps.slice(0, count).join("."));
      const element = document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${id}."]`);
      if (!element) continue;
      element.scrollIntoView({ block: "center" });
      element.focus({ preventScroll: true });
      return;
    }
  }, [target, setTarget]);
}

/** Removes a completed request from the address, so that reloading doesn't repeat it. */
function useCleanAddress({ add }: Beginning): void {
  const [address, go] = useLocation();
  useEffect(() => {
    if (add) go(address, { replace: true });
  }, [add, go, address]);
}
