import { posix } from "node:path";
import { z } from "astro/zod";
import { collections } from "../src/content.config.ts";
import { defaultLocale, publishedLocales } from "../src/i18n/locales.ts";
import { isLocalized, withoutWrapper } from "../src/i18n/translation.ts";

export interface Collection {
  name: string;
  /** The pattern of its files under content/. */
  files: string;
  /** What stands in the file. */
  record: z.ZodObject;
  /** What a form asks for: the record, and `overview` where prose stands beside it. */
  shape: z.ZodObject;
  /** Whether each record has prose beside it, in a file for each language. */
  hasProse: boolean;
}

const all = Object.entries(collections);

/** A text in Markdown in each language. */
const prose = () => {
  const markdown = z.string().meta({ isMarkdown: true });
  const parts = publishedLocales.map((locale) => [locale, locale === defaultLocale ? markdown : markdown.optional()]);
  return z.strictObject(Object.fromEntries(parts)).meta({ isLocalized: true });
};

/** What src/content.config.ts defines, with pictures as marked strings. */
export const shapedCollections: Collection[] = all
  // A logo is drawn elsewhere, and changes once in ten years: the brand has no form.
  .filter(([name, { isProse }]) => !isProse && name !== "brand")
  .map(([name, { files, shape }]) => {
    const build = shape as unknown as (context: { image(): z.ZodType }) => z.ZodObject;
    const image = () => z.string().meta({ reference: "picture" });
    const record = build({ image });
    const hasProse = all.some(([, one]) => one.isProse && posix.dirname(one.files) === posix.dirname(files));
    return { name, files, record, shape: hasProse ? record.extend({ overview: prose() }) : record, hasProse };
  });

/** The group of a text in each language that the site speaks, however it is written. */
export function groupOf(localized: z.ZodType): z.ZodObject {
  const options = localized instanceof z.ZodUnion ? localized.options : [localized];
  const group = options.find((option) => option instanceof z.ZodObject && defaultLocale in option.shape);
  if (!isLocalized(localized) || !group) throw new Error("The editor knows no form for this union: editor/shapes.ts");
  const { shape } = group as z.ZodObject;
  const spoken = publishedLocales.flatMap((locale) => (shape[locale] ? [[locale, shape[locale]] as const] : []));
  return z.strictObject(Object.fromEntries(spoken));
}

/** A shape without what may surround it: optional, default, or a step that reads the value first. */
export function coreOf(shape: z.ZodType): z.ZodType {
  const inner = withoutWrapper(shape);
  return inner instanceof z.ZodPipe ? coreOf(inner.out as z.ZodType) : inner;
}
