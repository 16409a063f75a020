import { optionLabel } from "@hospital/content/messages/labels";
import { coreOf } from "@hospital/content/record/shaped-collections";
import type { z } from "astro/zod";
import { useDesk } from "../../app/desk-context.ts";
import { Ticks } from "../../app/parts/ticks.tsx";
import { FieldName, FieldNotes, idOf, useField, useOwnProblem } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { useFieldTexts } from "../field-texts.ts";
import { helpOf } from "../field-type.ts";
import { elementOf } from "../lines/value.ts";
import { ChoicesCombobox } from "./choices-combobox.tsx";

/** The most options that all have a checkbox; more of them are found by typing. */
const maxTicks = 8;

/** Several options, such as days of the week. Languages stay in the order in which they were chosen. */
export function ChoicesField({ path, name, shape }: FieldProps) {
  const { language } = useDesk();
  const fieldTexts = useFieldTexts();
  const { field, problem: fieldProblem } = useField(path);
  const problem = useOwnProblem(path) ?? fieldProblem;
  const chosen: string[] = Array.isArray(field.value) ? field.value : [];
  const values = (elementOf(coreOf(shape)) as z.ZodEnum).options.map(String);
  const options = values.map((value) => ({ value, label: optionLabel(value, language) }));
  const keepsOrder = values.includes("en");
  const choose = (next: string[]) => field.onChange(keepsOrder ? next : values.filter((value) => next.includes(value)));
  const label = <FieldName label={fieldTexts.label(name)} shape={shape} />;
  const help = fieldTexts.help(helpOf(shape));
  if (options.length > maxTicks)
    return (
      <ChoicesCombobox
        id={idOf(path)}
        label={label}
        options={options
          .map(({ value, label }) => ({ id: value, name: label, names: [label, value] }))
          .toSorted((a, b) => a.name.localeCompare(b.name, language))}
        chosen={chosen}
        problem={problem}
        help={help}
        onBlur={field.onBlur}
        onChoose={choose}
      />
    );
  return (
    <fieldset id={idOf(path)} className="choices" data-wrong={problem ? "" : undefined} tabIndex={-1}>
      <legend className="field__label">{label}</legend>
      <Ticks options={options} chosen={chosen} onBlur={field.onBlur} onChoose={choose} />
      <FieldNotes problem={problem} help={help} />
    </fieldset>
  );
}
