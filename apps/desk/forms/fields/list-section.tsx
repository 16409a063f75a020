import { fill } from "@hospital/content/text/fill";
import type { ReactNode } from "react";
import { useWords } from "../../app/desk-context.ts";
import { Plus } from "../../app/parts/icons.ts";
import { Press } from "../../app/parts/press.tsx";
import { useFieldWords } from "../field-words.ts";
import { helpOf } from "../kinds.ts";
import { useRecordForm } from "../record-context.ts";
import { FieldNotes, idOf, useOwnProblem } from "./control.tsx";
import type { FieldProps } from "./field-props.ts";
import type { Sorting } from "./row-tools.tsx";

interface ListSectionProps extends FieldProps {
  count: number;
  sorting: Sorting;
  onAdd(): void;
  /** The rows. */
  children: ReactNode;
}

/** A list under its name, with its number of rows, help, what is wrong with it, and the button that adds a row. */
export function ListSection({ path, name, shape, count, sorting, onAdd, children }: ListSectionProps) {
  const words = useWords();
  const fieldWords = useFieldWords();
  const { collection } = useRecordForm();
  const problem = useOwnProblem(path);
  const label = fieldWords.label(name);
  return (
    <section id={idOf(path)} className="stack" aria-label={label} tabIndex={-1}>
      {/* A record that is nothing but this list has its name above. */}
      <h2 className={path === collection ? "visually-hidden" : undefined}>
        {label} <span className="tag">{count}</span>
      </h2>
      <FieldNotes problem={problem} help={fieldWords.help(helpOf(shape))} />
      <ol ref={sorting.list}>{children}</ol>
      <Press look="small" Icon={Plus} onPress={onAdd}>
        {fill(words.addOne, { name: fieldWords.singular(name) })}
      </Press>
    </section>
  );
}
