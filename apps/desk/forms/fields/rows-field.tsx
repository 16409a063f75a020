import { filledUp } from "@hospital/content/record/form-values";
import { coreOf } from "@hospital/content/record/shaped-collections";
import { fill } from "@hospital/content/text/fill";
import { ChevronDown } from "@hospital/theme/icons/line-icons";
import type { z } from "astro/zod";
import { useEffect, useState } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { Link } from "wouter";
import { useDesk } from "../../app/desk-context.ts";
import { toggled } from "../../app/toggled.ts";
import { useFieldWords } from "../field-words.ts";
import { useRecordForm } from "../record-context.ts";
import { isPast, rowSummary } from "../row-summary.ts";
import type { FieldProps } from "./field-props.ts";
import { ListSection } from "./list-section.tsx";
import { RowTools, type Sorting, useSorting } from "./row-tools.tsx";

/** A list of rows, each folded up to one line that says what it is; sorted by hand and by keys. */
export function RowsField({ path, name, shape }: FieldProps) {
  const { fields, append, remove, move } = useFieldArray({ name: path });
  const { open, fold, openNext } = useOpenRows(path, fields);
  const sorting = useSorting(fields.length, move);
  const row = coreOf((coreOf(shape) as z.ZodArray).element as z.ZodType) as z.ZodObject;
  const add = () => {
    append(filledUp(row) as object, { shouldFocus: false });
    openNext();
  };
  return (
    <ListSection path={path} name={name} shape={shape} count={fields.length} sorting={sorting} onAdd={add}>
      {fields.map(({ id }, index) => (
        <Row
          key={id}
          path={path}
          name={name}
          index={index}
          count={fields.length}
          shape={row}
          isOpen={open.has(id)}
          sorting={sorting}
          onFold={() => fold(id)}
          onMove={move}
          onRemove={() => remove(index)}
        />
      ))}
    </ListSection>
  );
}

interface RowProps {
  /** Of the list. */
  path: string;
  name: string;
  index: number;
  count: number;
  shape: z.ZodObject;
  isOpen: boolean;
  sorting: Sorting;
  onFold(): void;
  onMove(from: number, to: number): void;
  onRemove(): void;
}

function Row({ path, name, index, count, shape, isOpen, sorting, onFold, onMove, onRemove }: RowProps) {
  const { words, language, today } = useDesk();
  const fieldWords = useFieldWords();
  const { collection, choices, Fields } = useRecordForm();
  const value = (useWatch({ name: `${path}.${index}` }) ?? {}) as Record<string, unknown>;
  const summary =
    rowSummary(value, choices, language, fieldWords.label) || fill(words.newRow, { name: fieldWords.singular(name) });
  // Folded up again, the fields stay: one of them may be waiting for its picture.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isNotice = collection === "notices" && typeof value.id === "string" && value.id !== "";
  return (
    <li className="rows__row" data-open={isOpen || undefined} data-moved={sorting.moved === index || undefined}>
      <div className="rows__head">
        <button type="button" className="rows__fold" aria-expanded={isOpen} onClick={onFold}>
          <ChevronDown className="rows__arrow" aria-hidden="true" />
          <span className="rows__summary">{summary}</span>
          {isPast(collection, value, today) && <span className="tag">{words.isOver}</span>}
        </button>
        <RowTools label={summary} index={index} count={count} sorting={sorting} onMove={onMove} onRemove={onRemove} />
      </div>
      {wasOpen && (
        <div className="rows__fields stack" hidden={!isOpen}>
          {isNotice && <Link href={`/poster/${value.id}`}>{words.asPicture}</Link>}
          <Fields path={`${path}.${index}`} shape={shape} />
        </div>
      )}
    </li>
  );
}

/** Which rows are unfolded: those that were pressed, a new one, and the one that a problem or a link leads to. */
function useOpenRows(path: string, rows: { id: string }[]) {
  const { target } = useRecordForm();
  const [open, setOpen] = useState<Set<string>>(new Set());
  const [isAdding, setIsAdding] = useState(false);
  const unfold = (id = "") => setOpen((now) => new Set(now).add(id));
  const isLedTo = (index: number) => `${target.path}.`.startsWith(`${path}.${index}.`);
  const ledTo = rows.find((_, index) => isLedTo(index))?.id;
  const last = rows.at(-1)?.id;
  // A problem may lead to the same row twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (ledTo) unfold(ledTo);
  }, [ledTo, target.turn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list grows in the drawing after the press
  useEffect(() => {
    if (isAdding) unfold(last);
    setIsAdding(false);
  }, [last]);
  return { open, fold: (id: string) => setOpen(toggled(open, id)), openNext: () => setIsAdding(true) };
}
