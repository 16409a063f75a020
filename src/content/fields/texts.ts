import { z } from "astro/zod";
import { defaultLocale, type Locale, locales, publishedLocales } from "../../i18n/locales.ts";
import { partSigns } from "../../vocabulary.ts";

/** A paragraph. */
export const text = () =>
  z
    .string()
    .trim()
    .min(1, "is empty")
    .max(2000, "is longer than 2,000 characters")
    .regex(/^(?![\s\S]*<\/?[a-zA-Z!])/, "must be plain text, without HTML tags");

/** A title, name or label. */
export const line = () =>
  text()
    .max(160, "is longer than 160 characters")
    .regex(/^[^\n]*$/, "must be one line");

/** One string for all languages, or `{ en: …, hi: … }`: a row keeps its languages together. */
export const localized = (inner = line()) =>
  z.union([inner, z.strictObject(inEach(inner))]).meta({ isLocalized: true });

/** The first language has every text. */
function inEach<Text extends z.ZodType>(text: Text): { en: Text } & Record<Exclude<Locale, "en">, z.ZodOptional<Text>> {
  const parts = locales.map((locale) => [locale, locale === defaultLocale ? text : text.optional()]);
  return Object.fromEntries(parts);
}

/** A paragraph in each language. */
export const paragraph = () => localized(text());

/** One for each language that the site speaks. */
export function inPublished<Part extends z.ZodType>(part: Part): Record<Locale, Part> {
  return Object.fromEntries(publishedLocales.map((locale) => [locale, part])) as Record<Locale, Part>;
}

/** What people type for something, in English, Hindi and Hinglish, whatever the site's languages. */
export const searchWords = () =>
  z.strictObject({
    ...inPublished(z.array(line()).default([])),
    en: z.array(line()).default([]),
    hi: z.array(line()).default([]),
    hinglish: z.array(line()).default([]),
  });

/** For search engines and link previews: what this page answers. */
export const description = () =>
  text().min(50, "is shorter than 50 characters").max(160, "is longer than 160 characters: search engines cut it");

export const titledText = () => z.strictObject({ title: localized(), text: paragraph() });

export const titledPoints = () =>
  z.strictObject({ title: localized(), text: paragraph(), points: z.array(titledText()).min(1) });

/** A pictogram for people who read little. */
const sign = () => z.enum(partSigns).optional().describe("A small drawing before it");

/** Signs of an emergency. */
export const warning = () => z.strictObject({ sign: sign(), text: localized() });

export const titledLines = () =>
  z.strictObject({
    title: localized(),
    sign: sign(),
    text: paragraph().optional(),
    points: z.array(localized()).min(1),
    ordered: z.boolean().default(false).describe("Steps, one after the other: shown with numbers"),
  });
