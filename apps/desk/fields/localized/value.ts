import { labelOf } from "@hospital/content/messages/labels";
import { metaOf } from "@hospital/content/record/meta";
import { coreOf, groupOf } from "@hospital/content/record/shaped-collections";
import { isBlank, isGroup, ownValue } from "@hospital/content/record/values";
import { defaultLocale, publishedLocales } from "@hospital/content/text/locales";
import { z } from "astro/zod";
import { completeGroup, mapGroup } from "../group/value.ts";
import type { ValueType } from "../value-type.ts";
import { languageOf } from "./language-of.ts";

/**
 * A text in each language; a form has one text for each, also if the record has one for all. If that is usual, the form
 * has it in the first language alone. A text that may be in any language, and is only in another one than the main one,
 * is stored as the one for all, which pages mark with its language.
 */
export const localized: ValueType = {
  // An older draft may have one text, from before the field had one for each language.
  complete: (value, shape, complete) => completeGroup(inFields(value, shape), groupOf(shape).shape, complete),
  parse: inFields,
  serialise: (value, shape, { mayMiss }) => {
    const record = isGroup(value) ? withoutBlankTexts(shape, value) : value;
    if (isBlank(record)) return mayMiss ? undefined : record;
    if (!isGroup(record) || !(shape instanceof z.ZodUnion)) return record;
    const [first, ...others] = Object.keys(record);
    // The pages in the main language show a text in another one as it is.
    const isForAll = isUsuallyShared(shape)
      ? first === defaultLocale
      : isInAnyLanguage(shape) && first !== defaultLocale;
    return isForAll && first && others.length === 0 ? record[first] : mergeEqualTexts(record);
  },
  sheet: (shape) => ({
    as: "columns",
    parts: groupOf(shape),
    label: (field, language) =>
      isUsuallyShared(shape) && language === labelOf(defaultLocale, "en") ? field : `${field} (${language})`,
  }),
  isDuplicated: true,
};

/** The texts of the form's fields. */
function inFields(stored: unknown, shape: z.ZodType): unknown {
  if (typeof stored !== "string") return stored;
  const language = isUsuallyShared(shape) ? defaultLocale : languageOf(stored);
  const isForOne = isUsuallyShared(shape) || (isInAnyLanguage(shape) && language !== defaultLocale);
  const locales = isForOne ? [language] : publishedLocales;
  return Object.fromEntries(locales.map((locale) => [locale, stored]));
}

/** Whether one of the languages is enough: pages in the others show that text. */
export function isInAnyLanguage(shape: z.ZodType): boolean {
  return Boolean(metaOf(coreOf(shape)).isInAnyLanguage);
}

/** Whether the form shows the text in the first language as the one for all. */
export function isUsuallyShared(shape: z.ZodType): boolean {
  return Boolean(metaOf(coreOf(shape)).isUsuallyShared);
}

function withoutBlankTexts(shape: z.ZodType, texts: Record<string, unknown>) {
  return mapGroup(texts, (text, key) => (ownValue(groupOf(shape).shape, key) && isBlank(text) ? undefined : text));
}

/** One text if all languages have the same. */
function mergeEqualTexts(texts: Record<string, unknown>): unknown {
  const values = publishedLocales.map((locale) => texts[locale]);
  const isOne = values.every((text) => text === values[0]) && Object.keys(texts).length === publishedLocales.length;
  return isOne ? values[0] : texts;
}
