import { isBlank, isGroup, ownValue } from "@hospital/content/record/fields";
import { groupOf } from "@hospital/content/record/shaped-collections";
import { publishedLocales } from "@hospital/content/text/locales";
import { z } from "astro/zod";
import { completeGroup, mapGroup } from "../group-value.ts";
import type { ValueType } from "../value-type.ts";

/** A text in each language; a form has one text for each, also if the record has one for all. */
export const localized: ValueType = {
  complete: (value, shape, complete) => completeGroup(value, groupOf(shape).shape, complete),
  parse: (stored) =>
    typeof stored === "string" ? Object.fromEntries(publishedLocales.map((locale) => [locale, stored])) : stored,
  serialise: (value, shape, { mayMiss }) => {
    const record = isGroup(value) ? withoutBlankTexts(shape, value) : value;
    if (isBlank(record)) return mayMiss ? undefined : record;
    return isGroup(record) && shape instanceof z.ZodUnion ? mergeEqualTexts(record) : record;
  },
  sheet: (shape) => ({ as: "columns", parts: groupOf(shape), label: (field, language) => `${field} (${language})` }),
  isDuplicated: true,
};

function withoutBlankTexts(shape: z.ZodType, texts: Record<string, unknown>) {
  return mapGroup(texts, (text, key) => (ownValue(groupOf(shape).shape, key) && isBlank(text) ? undefined : text));
}

/** One text if all languages have the same. */
function mergeEqualTexts(texts: Record<string, unknown>): unknown {
  const all = publishedLocales.map((locale) => texts[locale]);
  const isOne = all.every((text) => text === all[0]) && Object.keys(texts).length === publishedLocales.length;
  return isOne ? all[0] : texts;
}
