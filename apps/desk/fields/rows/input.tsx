import { fieldPath } from "@hospital/content/record/record-paths";
import { coreOf } from "@hospital/content/record/shaped-collections";
import { fill } from "@hospital/content/text/fill";
import { ChevronDown } from "@hospital/theme/icons/line-icons";
import { addDays } from "@hospital/timetable/clock";
import type { z } from "astro/zod";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { Link } from "wouter";
import { useDesk } from "../../app/desk-context.ts";
import { Button } from "../../app/parts/button.tsx";
import { Copy } from "../../app/parts/icons.ts";
import { duplicateOfRow } from "../duplicate.ts";
import type { FieldProps } from "../field-props.ts";
import { useFieldTexts } from "../field-texts.ts";
import { ListSection } from "../list-section.tsx";
import { useRecordForm } from "../record-context.ts";
import { isPast, rowSummary } from "../row-summary.ts";
import { type RowList, RowTools, useRowList } from "../row-tools.tsx";
import { useExpanded } from "../use-disclosure.ts";
import { complete } from "../values.ts";
import { ChangeHoursFrom, LaterHours } from "./later-hours.tsx";
import { PasteHolidays } from "./paste-holidays.tsx";
import { useDateOrder } from "./use-date-order.ts";
import { rowOf } from "./value.ts";

/** A list of rows, each collapsed to one line with its summary; sorted by pointer or keyboard. */
export function RowsField({ path, name, shape }: FieldProps) {
  const { fields, append, insert, remove, move } = useFieldArray({ name: path });
  const { focusField } = useRecordForm();
  const { getValues, setValue } = useFormContext();
  const removeRow = (index: number) => {
    const value = structuredClone(getValues(`${path}.${index}`));
    remove(index);
    return () => insert(index, value, { shouldFocus: false });
  };
  const row = rowOf(coreOf(shape));
  const { isDated = false, mayBePasted } = row.meta() ?? {};
  const order = useDateOrder(fields, isDated);
  const fixedOrder = isDated ? order : undefined;
  const rows = useRowList({ count: fields.length, fixedOrder, move, remove: removeRow });
  const add = () => append(complete(row) as object, { shouldFocus: false });
  const duplicate = (index: number, value: unknown) => {
    insert(index + 1, complete(row, duplicateOfRow(row, value)) as object, { shouldFocus: false });
    focusField(fieldPath(`${path}.${index + 1}`));
  };
  const split = (index: number, value: object, day: string) => {
    setValue(`${path}.${index}.until`, addDays(day, -1), { shouldDirty: true });
    insert(index + 1, { ...value, since: day }, { shouldFocus: false });
    focusField(fieldPath(`${path}.${index + 1}`));
  };
  return (
    <ListSection
      path={path}
      name={name}
      shape={shape}
      rows={rows}
      onAdd={add}
      tools={
        mayBePasted && (
          <PasteHolidays
            rows={getValues(path) ?? []}
            onAdd={(holidays) =>
              append(
                holidays.map((value) => complete(row, value) as object),
                { shouldFocus: false },
              )
            }
          />
        )
      }
    >
      {order.map((index) => {
        const { id = "" } = fields[index] ?? {};
        return (
          <Row
            key={id}
            path={path}
            name={name}
            index={index}
            shape={row}
            rows={rows}
            onDuplicate={(value) => duplicate(index, value)}
            onSplit={(value, day) => split(index, value, day)}
          />
        );
      })}
    </ListSection>
  );
}

interface RowProps {
  /** The path of the list. */
  path: string;
  name: string;
  index: number;
  shape: z.ZodObject;
  rows: RowList;
  onDuplicate(value: unknown): void;
  /** Ends the row on the day before, and adds a copy that begins on this day. */
  onSplit(value: object, day: string): void;
}

function Row(props: RowProps) {
  const { path, name, index, shape, rows, onDuplicate, onSplit } = props;
  const [isOpen, setIsOpen] = useExpanded([`${path}.${index}`]);
  const element = useRef<HTMLLIElement>(null);
  const toggle = () => {
    flushSync(() => setIsOpen(!isOpen));
    // The fields of a low row would be under the save bar.
    if (!isOpen) element.current?.scrollIntoView({ block: "nearest" });
  };
  const { messages, language, today } = useDesk();
  const fieldTexts = useFieldTexts();
  const { choices, Fields } = useRecordForm();
  const value = (useWatch({ name: `${path}.${index}` }) ?? {}) as Record<string, unknown>;
  const summary =
    rowSummary(value, choices, language, messages) || fill(messages.newRow, { name: fieldTexts.singular(name) });
  // The fields of a collapsed row stay mounted: one of them may be waiting for its picture.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const { hasPoster, isDated, isWeekly } = shape.meta() ?? {};
  const poster = hasPoster && typeof value.id === "string" ? value.id : "";
  return (
    <li
      ref={element}
      className="rows__row"
      data-open={isOpen || undefined}
      data-moved={rows.moved === index || undefined}
    >
      <div className="rows__head">
        <button type="button" className="rows__fold" aria-expanded={isOpen} onClick={toggle}>
          <ChevronDown className="rows__arrow" aria-hidden="true" />
          <span className="rows__summary">
            {summary} {isDated && isPast(value, today) && <span className="tag">{messages.isOver}</span>}
          </span>
        </button>
        <RowTools label={summary} index={index} rows={rows} />
      </div>
      {isWeekly && <LaterHours path={path} index={index} />}
      {wasOpen && (
        <div className="rows__fields stack" hidden={!isOpen}>
          {poster && <Link href={`/poster/${poster}`}>{messages.asPicture}</Link>}
          <Fields path={`${path}.${index}`} shape={shape} />
          <div className="buttons">
            <Button look="small" Icon={Copy} onClick={() => onDuplicate(value)}>
              {messages.duplicate}
            </Button>
            {isWeekly && <ChangeHoursFrom onChange={(day) => onSplit(value, day)} />}
          </div>
        </div>
      )}
    </li>
  );
}
