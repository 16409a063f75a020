import { z } from "astro/zod";
import type { Language } from "../languages.ts";
import { withoutWrapper } from "../text/translation.ts";
import { metaOf } from "./meta.ts";

export type Path = readonly PropertyKey[];

interface Field {
  shape: z.ZodType;
  value: unknown;
  path: Path;
}

/** Every value of a record with its schema, outermost first. */
export function* fieldsOf(shape: z.ZodType, value: unknown, path: Path = []): Generator<Field> {
  const inner = withoutWrapper(shape);
  yield { shape: inner, value, path };
  if (inner instanceof z.ZodUnion)
    for (const option of inner.options) yield* fieldsOf(option as z.ZodType, value, path);
  else if (inner instanceof z.ZodArray && Array.isArray(value))
    for (const [index, item] of value.entries()) yield* fieldsOf(inner.element as z.ZodType, item, [...path, index]);
  else if (inner instanceof z.ZodObject && isGroup(value))
    for (const [key, part] of Object.entries(inner.shape))
      if (Object.hasOwn(value, key)) yield* fieldsOf(part as z.ZodType, value[key], [...path, key]);
}

/** The possible schemas of the value at `path`, present or not. */
function shapesAt(shape: z.ZodType, [step, ...rest]: Path): z.ZodType[] {
  if (step === undefined) return [shape];
  const inner = withoutWrapper(shape);
  if (inner instanceof z.ZodUnion)
    return inner.options.flatMap((option) => shapesAt(option as z.ZodType, [step, ...rest]));
  const part =
    inner instanceof z.ZodArray
      ? inner.element
      : inner instanceof z.ZodObject
        ? ownValue(inner.shape, step)
        : undefined;
  return part ? shapesAt(part as z.ZodType, rest) : [];
}

/** The schema of the value at `path`, present or not; undefined if it has none. */
export function shapeAt(shape: z.ZodType, path: Path): z.ZodType | undefined {
  return shapesAt(shape, path)[0];
}

/** Whether the value at `path` may be left out. */
export function isOptional(shape: z.ZodType, path: Path): boolean {
  return shapesAt(shape, path).some(
    (possible) => possible instanceof z.ZodOptional || possible instanceof z.ZodDefault,
  );
}

/** The kind of record or file that the values of a schema name. */
export function referenceOf(shape: z.ZodType): z.GlobalMeta["reference"] {
  return metaOf(shape).reference;
}

/** The schema metadata of the value at `path`. */
export function metaAt(shape: z.ZodType, path: Path): z.GlobalMeta {
  const shapes = shapesAt(shape, path).flatMap((possible) => [withoutWrapper(possible), possible]);
  return Object.assign({}, ...shapes.map((possible) => metaOf(possible)));
}

/** The value at `path`; undefined if it's missing. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (group, step) => (group as Record<PropertyKey, unknown> | null | undefined)?.[step],
    data,
  );
}

/** A text in one language; a string serves all. */
export function inLanguage(text: unknown, language: Language): unknown {
  return isGroup(text) ? text[language] : text;
}

/** Every value of a record, without schemas. */
export function* valuesOf(value: unknown, path: Path = []): Generator<{ value: unknown; path: Path }> {
  yield { value, path };
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* valuesOf(part, [...path, key]);
}

/** A value of a group by a key that content or a request names: own keys only, or "constructor" would be one. */
export function ownValue<Value>(group: Readonly<Record<string, Value>>, key: PropertyKey): Value | undefined {
  return Object.hasOwn(group, key) ? group[String(key)] : undefined;
}

/** Whether a value has fields. A day of YAML is a `Date`, which has none. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** Whether a value is empty: without text, rows or parts. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isGroup(value)) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === "";
}

/** The rows of a group's list `key` that are groups; [] without such a list. */
export function rowsAt(group: unknown, key: string): Record<string, unknown>[] {
  const rows = isGroup(group) ? group[key] : undefined;
  return Array.isArray(rows) ? rows.filter(isGroup) : [];
}
