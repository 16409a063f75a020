import { coreOf, groupOf } from "@hospital/content/record/shaped-collections";
import { isBlank } from "@hospital/content/record/values";
import { defaultLocale } from "@hospital/content/text/locales";
import type { z } from "astro/zod";
import { type ReactNode, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useDesk } from "../../app/desk-context.ts";
import { onDemand } from "../../app/parts/on-demand.tsx";
import { Control } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { useFieldTexts } from "../field-texts.ts";
import { fieldTypeOf, helpOf, isRequired } from "../field-type.ts";
import { TextArea } from "../text-input.tsx";
import { useDisclosure } from "../use-disclosure.ts";
import { isInAnyLanguage, isUsuallyShared } from "./value.ts";

const ProseInput = onDemand(async () => (await import("./prose-input.tsx")).ProseInput, "prose-input");

/**
 * A text in each language, side by side, on a phone one below the other. If it's usually the same in all languages, all
 * but the first are collapsed. No group names them, because each label has the name of the field and the language.
 */
export function LocalizedField({ path, name, shape }: FieldProps) {
  const fieldTexts = useFieldTexts();
  const languages = Object.entries(groupOf(coreOf(shape)).shape) as [string, z.ZodType][];
  const help = fieldTexts.help(helpOf(shape));
  const label = fieldTexts.label(name);
  const isProse = fieldTypeOf(shape) === "prose";
  const isShared = isUsuallyShared(shape);
  const isMainRequired = isRequired(shape) && !isInAnyLanguage(shape);
  const fields = languages.map(([language, text], index) => (
    <Control
      key={language}
      path={`${path}.${language}`}
      name={name}
      label={isShared && index === 0 ? label : `${label} · ${fieldTexts.label(language)}`}
      // Only the first language is required, and none if the text is optional or may be in any language.
      shape={isMainRequired && language === defaultLocale ? coreOf(text) : text.optional()}
      help={index === 0 ? help : ""}
    >
      {(input) =>
        isProse ? (
          <ProseInput input={input} lang={language} />
        ) : (
          <TextArea input={input} lang={language} isParagraph={fieldTypeOf(text) === "paragraph"} />
        )
      }
    </Control>
  ));
  const [first, ...others] = fields;
  return (
    <div className="texts">
      {isShared && others.length > 0 ? (
        <>
          {first}
          <OtherLanguages label={label} paths={languages.slice(1).map(([language]) => `${path}.${language}`)}>
            {others}
          </OtherLanguages>
        </>
      ) : (
        fields
      )}
    </div>
  );
}

interface OtherLanguagesProps {
  /** The name of the text, for a screen reader. */
  label: string;
  paths: string[];
  children: ReactNode;
}

/** The other languages of a text, collapsed if they are empty. */
function OtherLanguages({ label, paths, children }: OtherLanguagesProps) {
  const { messages } = useDesk();
  const { getValues } = useFormContext();
  const [isInitiallyOpen] = useState(() => !paths.every((path) => isBlank(getValues(path))));
  return (
    <details {...useDisclosure(paths, isInitiallyOpen)}>
      <summary>
        {messages.inOtherLanguages}
        <span className="visually-hidden">: {label}</span>
      </summary>
      {children}
    </details>
  );
}
