import type { ReactNode } from "react";
import { fill } from "../../../src/i18n/words.ts";
import { useWords } from "../../app/desk-context.ts";
import { Plus } from "../../app/parts/icons.ts";
import { useFieldWords } from "../field-words.ts";
import { helpOf } from "../kinds.ts";
import { idOf, useOwnProblem } from "./control.tsx";
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
  const problem = useOwnProblem(path);
  const help = fieldWords.help(helpOf(shape));
  const label = fieldWords.label(name);
  return (
    <section id={idOf(path)} className="rows" aria-label={label} tabIndex={-1}>
      <h2 className="rows__title">
        {label} <span className="rows__count">{count}</span>
      </h2>
      {help && <p className="field__help">{help}</p>}
      <p className="field__problem" role="alert">
        {problem}
      </p>
      <ol className="rows__list" ref={sorting.list}>
        {children}
      </ol>
      <button type="button" className="press" data-tone="quiet" data-size="small" onClick={onAdd}>
        <Plus className="press__icon" aria-hidden="true" />
        {fill(words.addOne, { name: fieldWords.singular(name) })}
      </button>
    </section>
  );
}
