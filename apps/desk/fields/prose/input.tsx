import { coreOf, groupOf } from "@hospital/content/record/shaped-collections";
import type { z } from "astro/zod";
import { onDemand } from "../../app/parts/on-demand.tsx";
import { Control } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { useFieldTexts } from "../field-texts.ts";

const ProseInput = onDemand(async () => (await import("./prose-input.tsx")).ProseInput, "prose-input");

/** Prose in each language: only what the site's Markdown shows. */
export function ProseField({ path, name, shape }: FieldProps) {
  const fieldTexts = useFieldTexts();
  const languages = Object.entries(groupOf(coreOf(shape)).shape) as [string, z.ZodType][];
  return (
    <fieldset className="texts">
      <legend className="visually-hidden">{fieldTexts.label(name)}</legend>
      {languages.map(([language, text]) => (
        <Control
          key={language}
          path={`${path}.${language}`}
          name={name}
          label={`${fieldTexts.label(name)} · ${fieldTexts.label(language)}`}
          shape={text}
        >
          {(input) => <ProseInput input={input} lang={language} />}
        </Control>
      ))}
    </fieldset>
  );
}
