import { coreOf } from "@hospital/content/record/shaped-collections";
import { isGroup } from "@hospital/content/record/values";
import { isLocalized } from "@hospital/content/text/translation";
import { z } from "astro/zod";
import type { RecordValue } from "../api.ts";
import { fieldTypeOf } from "./field-type.ts";
import { isDuplicated } from "./values.ts";

/**
 * A record as the beginning of a new one: without dates, numbers, signatures, portraits, and its name, which is its
 * address.
 */
export function duplicateOfRecord(shape: z.ZodObject, value: RecordValue): unknown {
  const { name: _name, title: _title, ...others } = value;
  return duplicateOf(shape, others, isCopied);
}

/** A row as the beginning of a new one, which often has the same days: another doctor's leave. */
export function duplicateOfRow(shape: z.ZodObject, row: unknown): unknown {
  return duplicateOf(shape, row, (part) => isCopied(part) || fieldTypeOf(part) === "day");
}

function isCopied(part: z.ZodType): boolean {
  return part.meta()?.isDuplicated ?? isDuplicated(part);
}

function duplicateOf(shape: z.ZodType, value: unknown, isPartCopied: (part: z.ZodType) => boolean): unknown {
  const inner = coreOf(shape);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((row) => duplicateOf(inner.element as z.ZodType, row, isPartCopied));
  if (!(inner instanceof z.ZodObject && isGroup(value)) || isLocalized(inner)) return value;
  const parts = Object.entries(inner.shape as Record<string, z.ZodType>).filter(([, part]) => isPartCopied(part));
  return Object.fromEntries(parts.map(([name, part]) => [name, duplicateOf(part, value[name], isPartCopied)]));
}
