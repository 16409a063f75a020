import { z } from "astro/zod";
import { untranslated } from "./untranslated.ts";

/**
 * The shape of a translation: the texts of `shape`, each of which may be missing, and nothing that is the same in
 * every language. `sample` and `review` are the translation's own. A list has its entries in the original's order.
 */
export function translationOf(shape: z.ZodObject): z.ZodObject {
  const { sample, review } = shape.shape;
  const own = { ...(sample && { sample }), ...(review && { review }) };
  return z.strictObject({ ...(textsOf(shape) as z.ZodObject).shape, ...own });
}

function textsOf(shape: z.ZodType): z.ZodType | undefined {
  const inner = withoutWrapper(shape);
  if (isText(inner)) return inner;
  if (isShared(inner)) return undefined;
  if (inner instanceof z.ZodArray) {
    const element = textsOf(inner.element as z.ZodType);
    return element && z.array(element);
  }
  if (!(inner instanceof z.ZodObject)) return undefined;
  const texts = Object.entries(inner.shape).flatMap(([key, part]) => {
    const text = textsOf(part as z.ZodType);
    return text ? [[key, text.optional()]] : [];
  });
  return texts.length > 0 ? z.strictObject(Object.fromEntries(texts)) : undefined;
}

/** `original` with the words of `translation`; where it has none, the original's are marked as untranslated. */
export function translated<Data>(shape: z.ZodType, original: Data, translation: unknown): Data {
  return merged(shape, original, translation) as Data;
}

function merged(shape: z.ZodType, original: unknown, translation: unknown): unknown {
  const inner = withoutWrapper(shape);
  if (original === undefined || isShared(inner)) return original;
  if (isText(inner)) return translation ?? untranslated(String(original));
  if (inner instanceof z.ZodArray && Array.isArray(original)) {
    const element = withoutWrapper(inner.element as z.ZodType);
    const rows = Array.isArray(translation) ? translation : [];
    // A list of lines may have its own number of them in each language; a list of groups is one group after the other.
    if (isText(element) && rows.length > 0) return rows;
    return original.map((row, index) => merged(element, row, rows[index]));
  }
  if (!(inner instanceof z.ZodObject)) return original;
  const parts = Object.entries(original as object).map(([key, part]) => [
    key,
    merged(inner.shape[key] as z.ZodType, part, (translation as Record<string, unknown> | undefined)?.[key]),
  ]);
  return Object.fromEntries(parts);
}

/** A text in a language, as `text()` and `line()` of src/content.config.ts mark them. */
function isText(shape: z.ZodType): boolean {
  return Boolean(shape.meta()?.isText);
}

/** A group that holds its words in all languages. */
function isShared(shape: z.ZodType): boolean {
  return Boolean(shape.meta()?.isShared);
}

export function withoutWrapper(shape: z.ZodType): z.ZodType {
  const isWrapped = shape instanceof z.ZodOptional || shape instanceof z.ZodDefault;
  return isWrapped ? withoutWrapper(shape.unwrap() as z.ZodType) : shape;
}
