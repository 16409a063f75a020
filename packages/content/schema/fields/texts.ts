import { z } from "astro/zod";
import { knownLanguages, type Language } from "../../languages.ts";
import { maxDescriptionLength } from "../../limits.ts";
import { problem } from "../../messages/schema-code.ts";
import { listMarks, pictograms } from "../../vocabulary.ts";

/** A paragraph. */
export const text = () =>
  z
    .string()
    .trim()
    .min(1)
    .max(2000)
    .regex(/^(?![\s\S]*<\/?[a-zA-Z!])/, problem("plainText"))
    .meta({ fieldType: "paragraph" });

/** A title, name or label. */
export const line = () =>
  text()
    .max(160)
    // Not a carriage return either: phones would read the rest of a name in a vCard as another line.
    .regex(/^[^\r\n]*$/, problem("oneLine"))
    .meta({ fieldType: "line" });

/** The ID of a row in lists and addresses; the desk makes it from the row's name. */
export const rowId = () => line().meta({ fieldType: "generated" });

/**
 * One string for all languages, or `{ en: …, hi: … }`: a row keeps its languages together. That the site's main language
 * has every text is for the content check: each hospital's files name that language.
 */
export const localized = (inner = line()) =>
  z.union([inner, z.strictObject(inEach(inner))]).meta({ isLocalized: true });

/** A text that is usually the same in all languages, such as a degree: the form shows one field, and the others folded up. */
export const shared = () => localized().meta({ isUsuallyShared: true });

type InMain<Text extends z.ZodType> = { en: Text } & Record<Exclude<Language, "en">, z.ZodOptional<Text>>;

function inEach<Text extends z.ZodType>(text: Text): InMain<Text> {
  return Object.fromEntries(knownLanguages.map((language) => [language, text.optional()])) as unknown as InMain<Text>;
}

/** A paragraph in each language. */
export const paragraph = () => localized(text());

/** One for each language; a form shows those that the site speaks. */
export function inLanguages<Part extends z.ZodType>(part: Part): Record<Language, Part> {
  return Object.fromEntries(knownLanguages.map((language) => [language, part.meta({ language })])) as Record<
    Language,
    Part
  >;
}

/** Phrases that people type for a thing, in the languages that visitors of any hospital type, and in the site's languages. */
export const typedPhrases = () =>
  z.strictObject({
    ...inLanguages(z.array(line()).default([])),
    en: z.array(line()).default([]),
    hi: z.array(line()).default([]),
    hinglish: z.array(line()).default([]),
    mr: z.array(line()).default([]),
  });

/** Search words, also in other languages and scripts, such as Gujarati in Latin letters. */
export const searchWords = () =>
  typedPhrases().extend({ alsoTyped: z.array(line()).optional().meta({ help: "searchWords.alsoTyped" }) });

/** The description of a page for search engines and link previews. */
export const description = () => text().min(50).max(maxDescriptionLength).meta({ fieldType: "line" });

export const titledText = () => z.strictObject({ title: localized(), text: paragraph() });

export const titledPoints = () =>
  z.strictObject({ title: localized(), text: paragraph(), points: z.array(titledText()).min(1) });

/** A pictogram for people who read little. */
const sign = () => z.enum(pictograms).optional().meta({ help: "sign" });

export const titledLines = () =>
  z.strictObject({
    title: localized(),
    sign: sign(),
    mark: z.enum(listMarks).optional().meta({ help: "titledLines.mark" }),
    text: paragraph().optional(),
    points: z.array(localized()).min(1),
    ordered: z.boolean().default(false).meta({ help: "titledLines.ordered" }),
  });
