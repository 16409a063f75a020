import { z } from "astro/zod";
import { collections } from "../src/content.config.ts";
import { defaultLocale } from "../src/i18n/locales.ts";
import { translationOf, withoutWrapper } from "../src/i18n/translation.ts";

export interface Collection {
  name: string;
  /** The pattern of its files under content/. */
  files: string;
  isPerLanguage: boolean;
  shape: z.ZodObject;
}

/** What src/content.config.ts defines, with pictures as marked strings. */
export const shapedCollections: Collection[] = Object.entries(collections).map(
  ([name, { files, isPerLanguage, shape }]) => {
    const build = shape as unknown as (context: { image(): z.ZodType }) => z.ZodObject;
    const image = () => z.string().meta({ reference: "picture" });
    return { name, files, isPerLanguage, shape: build({ image }) };
  },
);

/** The shape of a file in one language. */
export function shapeIn({ isPerLanguage, shape }: Collection, locale: string): z.ZodObject {
  return isPerLanguage && locale !== defaultLocale ? translationOf(shape) : shape;
}

/** The group of a value that is a group or, in short, one word: `{ en, hi }` or a text, `{ by, on }` or "awaiting". */
export function groupOf(union: z.ZodUnion): z.ZodObject {
  const group = union.options.map((option) => withoutWrapper(option as z.ZodType)).find(isObject);
  if (!group || union.options.length !== 2)
    throw new Error("The editor knows no form for this union: editor/shapes.ts");
  return group;
}

/** The word that stands for a whole group, as "awaiting". */
export function wordOf(union: z.ZodUnion): string | undefined {
  const literal = union.options.find((option) => option instanceof z.ZodLiteral) as z.ZodLiteral | undefined;
  return literal && String(literal.value);
}

/** A shape without what may surround it: optional, default, or a step that reads the value first. */
export function coreOf(shape: z.ZodType): z.ZodType {
  const inner = withoutWrapper(shape);
  return inner instanceof z.ZodPipe ? coreOf(inner.out as z.ZodType) : inner;
}

function isObject(shape: z.ZodType): shape is z.ZodObject {
  return shape instanceof z.ZodObject;
}
