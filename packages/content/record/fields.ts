import { z } from "astro/zod";
import { withoutWrapper } from "../text/translation.ts";
import { metaOf } from "./meta.ts";
import { isGroup, ownValue, type Path } from "./values.ts";

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
