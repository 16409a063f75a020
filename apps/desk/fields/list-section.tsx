import { fill } from "@hospital/content/text/fill";
import { type ReactNode, useState } from "react";
import { get, useFormState } from "react-hook-form";
import { useDesk } from "../app/desk-context.ts";
import { Plus } from "../app/parts/icons.ts";
import { Press } from "../app/parts/press.tsx";
import { FieldNotes, idOf, useOwnProblem } from "./control.tsx";
import type { FieldProps } from "./field-props.ts";
import { useFieldTexts } from "./field-texts.ts";
import { helpOf } from "./field-type.ts";
import { useRecordForm } from "./record-context.ts";
import type { Sorting } from "./row-tools.tsx";

/** The number of rows that are shown together. */
const maxUnfolded = 3;

interface ListSectionProps extends FieldProps {
  count: number;
  sorting: Sorting;
  onAdd(): void;
  /** A summary of the rows in one line. With it, a long list starts collapsed. */
  content?: string;
  /** More ways to add rows. */
  tools?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A list with its name, number of rows, help, problem, and the button that adds a row. */
export function ListSection({ path, name, shape, count, sorting, onAdd, content, tools, children }: ListSectionProps) {
  const { messages } = useDesk();
  const fieldTexts = useFieldTexts();
  const { collection, target } = useRecordForm();
  const [isFolded] = useState(content !== undefined && count > maxUnfolded);
  const { errors, isSubmitted } = useFormState({ name: path });
  const isOpen = `${target.path}.`.startsWith(`${path}.`) || (isSubmitted && get(errors, path) !== undefined);
  const problem = useOwnProblem(path);
  const label = fieldTexts.label(name);
  const title = (
    <>
      {label} <span className="tag">{count}</span>
    </>
  );
  const rows = (
    <>
      <FieldNotes problem={problem} help={fieldTexts.help(helpOf(shape))} />
      <ol {...sorting.list}>{children}</ol>
      <div className="buttons">
        <Press look="small" Icon={Plus} onPress={onAdd}>
          {fill(messages.addOne, { name: fieldTexts.singular(name) })}
        </Press>
        {tools}
      </div>
    </>
  );
  if (isFolded)
    return (
      <details id={idOf(path)} className="card group" open={isOpen} data-wrong={problem ? "" : undefined}>
        <summary className="group__title">
          {title}
          <span className="group__content quiet">{content}</span>
        </summary>
        <div className="stack">{rows}</div>
      </details>
    );
  return (
    <section id={idOf(path)} className="stack" aria-label={label} tabIndex={-1}>
      {/* A record with only this list shows its name above. */}
      <h2 className={path === collection ? "visually-hidden" : undefined}>{title}</h2>
      {rows}
    </section>
  );
}
