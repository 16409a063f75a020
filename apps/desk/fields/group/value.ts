import { isBlank, isGroup } from "@hospital/content/record/values";
import type { z } from "astro/zod";
import type { ValueType } from "../value-type.ts";

type Group = Record<string, unknown>;

/** A group: each of its fields is a value with its own type. */
export const group: ValueType = {
  complete: (value, shape, complete) => completeGroup(value, (shape as z.ZodObject).shape, complete),
  parse: (stored, shape, parse) => (isGroup(stored) ? eachField(shape, stored, parse) : stored),
  serialise: (value, shape, { mayMiss, serialise }) => {
    const record = isGroup(value) ? eachField(shape, value, serialise) : value;
    return mayMiss && isBlank(record) ? undefined : record;
  },
  sheet: (shape) => ({
    as: "columns",
    parts: shape as z.ZodObject,
    label: (field, part) => [field, part].filter(Boolean).join(" › "),
  }),
  isDuplicated: true,
};

/** A group with all `fields`; any other value unchanged. */
export function completeGroup(
  value: unknown,
  fields: Record<string, unknown>,
  complete: (shape: z.ZodType, value: unknown) => unknown,
): unknown {
  if (value && !isGroup(value)) return value;
  const group = value as Group | undefined;
  const parts = Object.entries(fields).map(([key, part]) => [key, complete(part as z.ZodType, group?.[key])]);
  return { ...group, ...Object.fromEntries(parts) };
}

/** Changes each field that the schema has, and leaves the others. */
function eachField(shape: z.ZodType, group: Group, change: (shape: z.ZodType, value: unknown) => unknown): Group {
  const { shape: fields } = shape as z.ZodObject;
  return mapGroup(group, (part, key) => (Object.hasOwn(fields, key) ? change(fields[key] as z.ZodType, part) : part));
}

/** A group with changed values, without those that are then undefined. */
export function mapGroup(group: Group, change: (value: unknown, key: string) => unknown): Group {
  const parts = Object.entries(group).map(([key, value]) => [key, change(value, key)] as const);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}
