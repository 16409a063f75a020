import type { HelpKey } from "@hospital/content/messages/labels";
import { coreOf } from "@hospital/content/record/shaped-collections";
import type { FieldType } from "@hospital/content/schema/metadata";
import { isLocalized } from "@hospital/content/text/translation";
import { z } from "astro/zod";

const cachedTypes = new WeakMap<z.ZodType, FieldType>();

/** The declared type of a field; without one, the type that follows from its schema. */
export function fieldTypeOf(shape: z.ZodType): FieldType {
  const type = cachedTypes.get(shape) ?? coreOf(shape).meta()?.fieldType ?? typeOfSchema(coreOf(shape));
  cachedTypes.set(shape, type);
  return type;
}

function typeOfSchema(shape: z.ZodType): FieldType {
  if (isLocalized(shape)) return "localized";
  if (shape instanceof z.ZodObject) return "group";
  if (shape instanceof z.ZodArray) return typeOfList(coreOf(shape.element as z.ZodType));
  if (shape instanceof z.ZodEnum) return "choice";
  if (shape instanceof z.ZodBoolean) return "yesNo";
  return shape instanceof z.ZodNumber ? "number" : "line";
}

function typeOfList(row: z.ZodType): FieldType {
  if (row instanceof z.ZodEnum) return "choices";
  if (row instanceof z.ZodObject && !isLocalized(row)) return "rows";
  const { reference, fieldType } = row.meta() ?? {};
  return fieldType === "line" && !reference ? "words" : "lines";
}

/** Whether the value has to be there. */
export function isRequired(shape: z.ZodType): boolean {
  return !shape.safeParse(undefined).success;
}

/** The help under a field, by its key. */
export function helpOf(shape: z.ZodType): HelpKey | undefined {
  const help = shape.meta()?.help;
  if (help) return help;
  return shape instanceof z.ZodOptional || shape instanceof z.ZodDefault
    ? helpOf(shape.unwrap() as z.ZodType)
    : undefined;
}
