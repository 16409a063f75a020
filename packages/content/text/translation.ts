import { z } from "astro/zod";
import { metaOf } from "../record/meta.ts";
import { type Locale, type Localized, translate } from "./locales.ts";

/** `Data` with each of its texts in one language. */
export type InLanguage<Data> = Data extends { hinglish: unknown } | { src: string }
  ? Data
  : Data extends { en: string } & Partial<Record<Exclude<Locale, "en">, string | undefined>>
    ? string
    : Data extends readonly (infer Row)[]
      ? InLanguage<Row>[]
      : Data extends object
        ? { [Key in keyof Data]: InLanguage<Data[Key]> }
        : Data;

/** The record `data` of `shape` with each of its texts in `locale`; one without a translation is marked as English. */
export function inLanguage<Data>(shape: z.ZodType, data: Data, locale: Locale): InLanguage<Data> {
  return translated(shape, data, locale) as InLanguage<Data>;
}

function translated(shape: z.ZodType, value: unknown, locale: Locale): unknown {
  const inner = withoutWrapper(shape);
  if (value === undefined) return undefined;
  if (isLocalized(inner)) return translate(value as Localized, locale);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((row) => translated(inner.element as z.ZodType, row, locale));
  if (!(inner instanceof z.ZodObject)) return value;
  const parts = Object.entries(value as object).map(([key, part]) => {
    // The loader adds fields to records, such as `isOutdated` to a review.
    const shapeOfPart = inner.shape[key] as z.ZodType | undefined;
    return [key, shapeOfPart ? translated(shapeOfPart, part, locale) : part];
  });
  return Object.fromEntries(parts);
}

/** A text that may be one for all languages, or one for each. */
export function isLocalized(shape: z.ZodType): boolean {
  return Boolean(metaOf(shape).isLocalized);
}

export function withoutWrapper(shape: z.ZodType): z.ZodType {
  const isWrapped = shape instanceof z.ZodOptional || shape instanceof z.ZodDefault;
  return isWrapped ? withoutWrapper(shape.unwrap() as z.ZodType) : shape;
}
