import { fieldPath } from "@hospital/content/record/record-paths";
import { fill } from "@hospital/content/text/fill";
import { type ReactNode, useState } from "react";
import { useDesk } from "../app/desk-context.ts";
import { Button } from "../app/parts/button.tsx";
import { Plus, Undo } from "../app/parts/icons.ts";
import { FieldNotes, idOf, useOwnProblem } from "./control.tsx";
import type { FieldProps } from "./field-props.ts";
import { useFieldTexts } from "./field-texts.ts";
import { helpOf } from "./field-type.ts";
import { useRecordForm } from "./record-context.ts";
import type { RowList } from "./row-tools.tsx";
import { useDisclosure } from "./use-disclosure.ts";

/** The number of rows that are shown together. */
const maxUnfolded = 3;

interface ListSectionProps extends FieldProps {
  rows: RowList;
  /** Adds a row at the end. */
  onAdd(): void;
  /** A summary of the rows in one line. With it, a long list starts collapsed. */
  summary?: string;
  /** More ways to add rows. */
  tools?: ReactNode;
  /** An element for each row. */
  children: ReactNode[];
}

/** A list with its name, number of rows, help, problem, and the button that adds a row. */
export function ListSection({ path, name, shape, rows, onAdd, summary, tools, children }: ListSectionProps) {
  const { messages } = useDesk();
  const fieldTexts = useFieldTexts();
  const { collection, focusField } = useRecordForm();
  const { count, removed } = rows;
  const [isFolded] = useState(summary !== undefined && count > maxUnfolded);
  const disclosure = useDisclosure([path]);
  const problem = useOwnProblem(path);
  const label = fieldTexts.label(name);
  const title = (
    <>
      {label} <span className="tag">{count}</span>
    </>
  );
  const add = () => {
    onAdd();
    focusField(fieldPath(`${path}.${count}`));
  };
  const notice = removed && (
    <li key="removed" className="rows__removed buttons">
      {removed.message}
      <Button look="small" Icon={Undo} onClick={rows.restore}>
        {messages.undo}
      </Button>
    </li>
  );
  const content = (
    <>
      <FieldNotes problem={problem} help={fieldTexts.help(helpOf(shape))} />
      <ol {...rows.list}>{removed ? children.toSpliced(removed.position, 0, notice) : children}</ol>
      <p className="visually-hidden" role="status">
        {rows.report}
      </p>
      <div className="buttons">
        <Button look="small" Icon={Plus} onClick={add}>
          {fill(messages.addOne, { name: fieldTexts.singular(name) })}
        </Button>
        {tools}
      </div>
    </>
  );
  if (isFolded)
    return (
      <details id={idOf(path)} className="card group" {...disclosure} data-wrong={problem ? "" : undefined}>
        <summary className="group__title">
          {title}
          <span className="group__content quiet">{summary}</span>
        </summary>
        <div className="stack">{content}</div>
      </details>
    );
  return (
    <section id={idOf(path)} className="stack" aria-label={label} tabIndex={-1}>
      {/* A record with only this list has its name as the title of the screen. */}
      {path !== collection && <h2>{title}</h2>}
      {content}
    </section>
  );
}
