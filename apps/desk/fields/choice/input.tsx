import { coreOf } from "@hospital/content/record/shaped-collections";
import { z } from "astro/zod";
import { useDesk } from "../../app/desk-context.ts";
import { Select } from "../../app/parts/select.tsx";
import { Control } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { isRequired } from "../field-type.ts";
import { useFieldWords } from "../field-words.ts";
import { optionKey } from "../option-key.ts";

/** One of a few options. */
export function ChoiceField(props: FieldProps) {
  const { shape } = props;
  const { words } = useDesk();
  const fieldWords = useFieldWords();
  const options = (coreOf(shape) as z.ZodEnum).options.map(String);
  const initial = shape instanceof z.ZodDefault ? shape.def.defaultValue : undefined;
  return (
    <Control {...props}>
      {({ value, onChange, ...input }) => (
        <Select
          {...input}
          value={String(value ?? initial ?? "")}
          onChange={(event) => onChange(event.target.value || null)}
        >
          <option value="">{isRequired(shape) ? words.chooseOne : words.none}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {optionLabel(option, options, fieldWords)}
            </option>
          ))}
        </Select>
      )}
    </Control>
  );
}

/** Codes of languages have the names of the languages. */
export function optionLabel(option: string, options: string[], words: ReturnType<typeof useFieldWords>): string {
  const areLanguages = options.includes("en") && options.includes("hi");
  return areLanguages ? words.language(option) : words.label(optionKey(option));
}
