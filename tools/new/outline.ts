import { helpIn, inEachLanguage, labelOf } from "@hospital/content/messages/labels";
import { isGroup } from "@hospital/content/record/values";
import type { Locale } from "@hospital/content/text/locales";
import { phrases } from "@hospital/content/text/phrases";
import { isLocalized } from "@hospital/content/text/translation";
import { z } from "astro/zod";

/** A placeholder with a hint for the author: what belongs here, or the text in another language. */
export function placeholder(locale: Locale, hint: string): string {
  // The hint fits into a field if the placeholder does: a line has at most 160 characters.
  return `${phrases[locale].toBeFilledIn}: ${hint}`.slice(0, Math.max(160, hint.length));
}

/** A localized placeholder; a language without an instruction gets the English one. */
export function mark(
  languages: readonly Locale[],
  hints: { en: string } & { [Key in Locale]?: string },
): Record<string, string> {
  return Object.fromEntries(languages.map((locale) => [locale, placeholder(locale, hints[locale] ?? hints.en)]));
}

interface Place {
  languages: readonly Locale[];
  picture: string;
  /** A record of the same shape, whose headings are reused. */
  model: Record<string, unknown>;
  /** The name of the nested group. */
  group?: string;
}

/**
 * The smallest valid record of `shape`: required texts are placeholders, lists have one row, pictures are `picture`.
 * `knownFields` has given values, optional fields included.
 */
export function outlineOf(
  shape: z.ZodObject,
  knownFields: Record<string, unknown>,
  { languages, picture, model, group }: Place,
): Record<string, unknown> {
  const standIn = (part: z.ZodType, key: string, modelOf?: unknown): unknown => {
    const { reference, help } = part.meta() ?? {};
    // Titles of a page must differ.
    const hint = inEachLanguage((language) =>
      help
        ? helpIn(help, language)
        : [...(group ? [group] : []), key].map((name) => labelOf(name, language)).join(", "),
    );
    if (isLocalized(part)) return key === "title" && modelOf ? modelOf : mark(languages, hint);
    if (reference === "picture") return picture;
    if (reference === "route") return "/contact";
    if (part instanceof z.ZodArray) return [standIn(part.element as z.ZodType, key)];
    if (part instanceof z.ZodObject)
      return outlineOf(part, {}, { languages, picture, model: isGroup(modelOf) ? modelOf : {}, group: key });
    if (part instanceof z.ZodEnum) return part.options[0];
    if (part instanceof z.ZodString) return mark(languages, hint)[languages[0] ?? "en"];
    throw new Error(`"${key}" has a type without a placeholder.`);
  };
  const parts = Object.entries(shape.shape).flatMap(([key, part]) => {
    if (key in knownFields) return [[key, knownFields[key]]];
    const mayBeAbsent = part instanceof z.ZodOptional || part instanceof z.ZodDefault;
    return mayBeAbsent ? [] : [[key, standIn(part as z.ZodType, key, model[key])]];
  });
  return Object.fromEntries(parts);
}
