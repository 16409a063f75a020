import { optionLabel } from "@hospital/content/messages/labels";
import { coreOf } from "@hospital/content/record/shaped-collections";
import type { z } from "astro/zod";
import { useDesk } from "../../app/desk-context.ts";
import { Ticks } from "../../app/parts/ticks.tsx";
import { FieldName, FieldNotes, useField, useOwnProblem } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { elementOf } from "../lines/value.ts";
import { ChoicesCombobox } from "./choices-combobox.tsx";

/** The most options that all have a checkbox; more of them are found by typing. */
const maxTicks = 8;

/** Several options, such as days of the week. */
export function ChoicesField(props: FieldProps) {
  const { path, shape } = props;
  const { language } = useDesk();
  const { id, help, field, ...texts } = useField(props);
  const problem = useOwnProblem(path) ?? texts.problem;
  const chosen: string[] = Array.isArray(field.value) ? field.value : [];
  const values = (elementOf(coreOf(shape)) as z.ZodEnum).options.map(String);
  const options = values.map((value) => ({ value, label: optionLabel(value, language) }));
  const { isOrdered } = shape.meta() ?? {};
  const choose = (next: string[]) => field.onChange(isOrdered ? next : values.filter((value) => next.includes(value)));
  const label = <FieldName label={texts.label} shape={shape} />;
  if (options.length > maxTicks)
    return (
      <ChoicesCombobox
        id={id}
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
    <fieldset id={id} className="choices" tabIndex={-1}>
      <legend className="field__label">{label}</legend>
      <Ticks options={options} chosen={chosen} onBlur={field.onBlur} onChoose={choose} />
      <FieldNotes problem={problem} help={help} />
    </fieldset>
  );
}
