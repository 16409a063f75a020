import { coreOf } from "@hospital/content/record/shaped-collections";
import type { z } from "astro/zod";
import { Ticks } from "../../app/parts/ticks.tsx";
import { useFieldWords } from "../field-words.ts";
import { helpOf } from "../kinds.ts";
import { optionLabel } from "./choice-field.tsx";
import { FieldName, FieldNotes, idOf, useField, useOwnProblem } from "./control.tsx";
import type { FieldProps } from "./field-props.ts";

/** Several of a few words, as days of the week; languages stay in the order in which they were chosen. */
export function ChoicesField({ path, name, shape }: FieldProps) {
  const words = useFieldWords();
  const { field, problem: fieldProblem } = useField(path);
  const own = useOwnProblem(path);
  const problem = own ?? fieldProblem;
  const chosen: string[] = Array.isArray(field.value) ? field.value : [];
  const options = ((coreOf(shape) as z.ZodArray).element as z.ZodEnum).options.map(String);
  const keepsOrder = options.includes("en");
  return (
    <fieldset id={idOf(path)} className="choices" data-wrong={problem ? "" : undefined} tabIndex={-1}>
      <legend className="field__label">
        <FieldName label={words.label(name)} shape={shape} />
      </legend>
      <Ticks
        options={options.map((option) => ({ value: option, label: optionLabel(option, options, words) }))}
        chosen={chosen}
        onBlur={field.onBlur}
        onChoose={(next) => field.onChange(keepsOrder ? next : options.filter((one) => next.includes(one)))}
      />
      <FieldNotes problem={problem} help={words.help(helpOf(shape))} />
    </fieldset>
  );
}
