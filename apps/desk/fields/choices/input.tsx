import { coreOf } from "@hospital/content/record/shaped-collections";
import { fill } from "@hospital/content/text/fill";
import { X } from "@hospital/theme/icons/line-icons";
import type { z } from "astro/zod";
import { useWords } from "../../app/desk-context.ts";
import { Press } from "../../app/parts/press.tsx";
import { Ticks, type TicksProps } from "../../app/parts/ticks.tsx";
import { optionLabel } from "../choice/input.tsx";
import { FieldName, FieldNotes, idOf, useField, useOwnProblem } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { helpOf } from "../field-type.ts";
import { useFieldWords } from "../field-words.ts";
import { elementOf } from "../list-value.ts";

/** The most choices that are all shown with a box to tick. */
const maxTicks = 8;

/** Several of a few words, as days of the week; languages stay in the order in which they were chosen. */
export function ChoicesField({ path, name, shape }: FieldProps) {
  const words = useFieldWords();
  const { field, problem: fieldProblem } = useField(path);
  const own = useOwnProblem(path);
  const problem = own ?? fieldProblem;
  const chosen: string[] = Array.isArray(field.value) ? field.value : [];
  const options = (elementOf(coreOf(shape)) as z.ZodEnum).options.map(String);
  const Choices = options.length > maxTicks ? ChosenAndOthers : Ticks;
  const keepsOrder = options.includes("en");
  return (
    <fieldset id={idOf(path)} className="choices" data-wrong={problem ? "" : undefined} tabIndex={-1}>
      <legend className="field__label">
        <FieldName label={words.label(name)} shape={shape} />
      </legend>
      <Choices
        options={options.map((option) => ({ value: option, label: optionLabel(option, options, words) }))}
        chosen={chosen}
        onBlur={field.onBlur}
        onChoose={(next) => field.onChange(keepsOrder ? next : options.filter((one) => next.includes(one)))}
      />
      <FieldNotes problem={problem} help={words.help(helpOf(shape))} />
    </fieldset>
  );
}

/** The chosen ones, each with a button that takes it out, and the others in a list. */
function ChosenAndOthers({ options, chosen, onBlur, onChoose }: TicksProps) {
  const words = useWords();
  const labelOf = (value: string) => options.find((one) => one.value === value)?.label ?? value;
  return (
    <div className="buttons">
      {chosen.map((value) => (
        <Press
          key={value}
          look="small"
          Icon={X}
          label={fill(words.removeRow, { name: labelOf(value) })}
          onPress={() => onChoose(chosen.filter((one) => one !== value))}
        >
          {labelOf(value)}
        </Press>
      ))}
      <select
        className="field__input choices__others"
        aria-label={words.chooseOne}
        value=""
        onBlur={onBlur}
        onChange={({ target }) => onChoose([...chosen, target.value])}
      >
        <option value="">{words.chooseOne}</option>
        {options
          .filter(({ value }) => !chosen.includes(value))
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </select>
    </div>
  );
}
