import { isGroup, ownValue } from "@hospital/content/record/fields";
import type { Locale } from "@hospital/content/text/locales";
import { phrases } from "@hospital/content/text/phrases";
import { isLocalized } from "@hospital/content/text/translation";
import { hindiHelp } from "@hospital/desk/forms/hindi-help";
import { hindiLabels } from "@hospital/desk/forms/hindi-labels";
import { z } from "astro/zod";

/** What to write, in the languages of the desk; where it has no Hindi, by the help or the labels of the fields. */
type Hint = string | { en: string; hi: string };

function hintIn(locale: Locale, hint: Hint): string {
  if (typeof hint !== "string") return locale === "hi" ? hint.hi : hint.en;
  if (locale !== "hi") return hint;
  const labels = hint.split(", ").map((name) =>
    ownValue(
      hindiLabels,
      name.replaceAll(/ (\w)/g, (_, letter) => letter.toUpperCase()),
    ),
  );
  return ownValue(hindiHelp, hint) ?? (labels.every(Boolean) ? labels.join(", ") : hint);
}

/** A localized placeholder text that says what to write. */
export function mark(languages: readonly Locale[], what: Hint): Record<string, string> {
  return Object.fromEntries(
    languages.map((locale) => [locale, `${phrases[locale].toBeFilledIn}: ${hintIn(locale, what).slice(0, 100)}`]),
  );
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
 * `known` has given values, optional fields included.
 */
export function outlineOf(
  shape: z.ZodObject,
  known: Record<string, unknown>,
  { languages, picture, model, group }: Place,
): Record<string, unknown> {
  const standIn = (part: z.ZodType, what: string, modelOf?: unknown): unknown => {
    const { reference } = part.meta() ?? {};
    // Titles of a page must differ.
    const purpose = part.description ?? (group ? `${group}, ${what}` : what);
    if (isLocalized(part)) return what === "title" && modelOf ? modelOf : mark(languages, purpose);
    if (reference === "picture") return picture;
    if (reference === "route") return "/contact";
    if (part instanceof z.ZodArray) return [standIn(part.element as z.ZodType, what)];
    if (part instanceof z.ZodObject)
      return outlineOf(part, {}, { languages, picture, model: isGroup(modelOf) ? modelOf : {}, group: what });
    if (part instanceof z.ZodEnum) return part.options[0];
    if (part instanceof z.ZodString) return mark(languages, purpose)[languages[0] ?? "en"];
    throw new Error(`Nothing is known that could stand for "${what}".`);
  };
  const parts = Object.entries(shape.shape).flatMap(([key, part]) => {
    if (key in known) return [[key, known[key]]];
    const mayBeAbsent = part instanceof z.ZodOptional || part instanceof z.ZodDefault;
    return mayBeAbsent ? [] : [[key, standIn(part as z.ZodType, inWords(key), model[key])]];
  });
  return Object.fromEntries(parts);
}

/** `whenToCall` → "when to call". */
function inWords(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
