import { fieldPath } from "@hospital/content/record/record-paths";
import { coreOf } from "@hospital/content/record/shaped-collections";
import { isGroup } from "@hospital/content/record/values";
import { useController, useFormContext } from "react-hook-form";
import type { LocalizedText } from "../../api.ts";
import { textOf, useDesk } from "../../app/desk-context.ts";
import type { FieldProps } from "../field-props.ts";
import { useFieldTexts } from "../field-texts.ts";
import { ListSection } from "../list-section.tsx";
import { useRecordForm } from "../record-context.ts";
import { RowTools, useRowList } from "../row-tools.tsx";
import { useValueText } from "../value-text.ts";
import { complete } from "../values.ts";
import { elementOf } from "./value.ts";

/** A list of texts, numbers or references. */
export function LinesField({ path, name, shape }: FieldProps) {
  const { singular } = useFieldTexts();
  const { language } = useDesk();
  const { Field, path: record, choices } = useRecordForm();
  const valueText = useValueText(record, choices);
  // No `useFieldArray`: its rows have to be objects.
  const { field } = useController({ name: path });
  const { getValues } = useFormContext();
  const lines: unknown[] = Array.isArray(field.value) ? field.value : [];
  const element = elementOf(coreOf(shape));
  const move = (from: number, to: number) => {
    const [line] = lines.slice(from, from + 1);
    const others = lines.toSpliced(from, 1);
    field.onChange(others.toSpliced(to, 0, line));
  };
  const remove = (index: number) => {
    field.onChange(lines.toSpliced(index, 1));
    return () => field.onChange(getValues(path).toSpliced(index, 0, lines[index]));
  };
  const rows = useRowList({ count: lines.length, move, remove });
  const lineText = (line: unknown, index: number) =>
    isGroup(line) ? textOf(line as LocalizedText, language) : valueText(fieldPath(`${path}.${index}`), line);
  const add = () => field.onChange([...lines, complete(element)]);
  return (
    <ListSection
      path={path}
      name={name}
      shape={shape}
      rows={rows}
      onAdd={add}
      summary={lines.map(lineText).join(" · ").slice(0, 200)}
    >
      {lines.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has only its text, which changes while a person types
        <li key={index} className="rows__row lines__row" data-moved={rows.moved === index || undefined}>
          <Field path={`${path}.${index}`} name={name} shape={element} />
          <RowTools label={`${singular(name)} ${index + 1}`} index={index} rows={rows} />
        </li>
      ))}
    </ListSection>
  );
}
