import { coreOf, groupOf } from "@hospital/content/record/shaped-collections";
import { defaultLocale } from "@hospital/content/text/locales";
import type { z } from "astro/zod";
import { Control } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { fieldTypeOf, helpOf, isRequired } from "../field-type.ts";
import { useFieldWords } from "../field-words.ts";
import { TextArea } from "../text-input.tsx";

/** A text in each language: beside each other, on a phone one after the other. */
export function LocalizedField({ path, name, shape }: FieldProps) {
  const words = useFieldWords();
  const languages = Object.entries(groupOf(coreOf(shape)).shape) as [string, z.ZodType][];
  const help = words.help(helpOf(shape));
  const label = words.label(name);
  return (
    <fieldset className="texts">
      <legend className="visually-hidden">{label}</legend>
      {languages.map(([language, text], index) => (
        <Control
          key={language}
          path={`${path}.${language}`}
          label={`${label} · ${words.language(language)}`}
          // Only the first language has to be there, and none in a text that may be left out.
          shape={isRequired(shape) && language === defaultLocale ? coreOf(text) : text.optional()}
          help={index === 0 ? help : ""}
        >
          {(input) => <TextArea input={input} lang={language} isParagraph={fieldTypeOf(text) === "paragraph"} />}
        </Control>
      ))}
    </fieldset>
  );
}
