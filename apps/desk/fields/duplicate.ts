import { coreOf } from "@hospital/content/record/shaped-collections";
import { isGroup } from "@hospital/content/record/values";
import { isLocalized } from "@hospital/content/text/translation";
import { z } from "astro/zod";
import { isDuplicated } from "./values.ts";

/**
 * A record or a row as the beginning of a new one: without dates, numbers, signatures, portraits, and the name of a
 * record, which is its address.
 */
export function duplicateOf(shape: z.ZodType, value: unknown, isRecord = true): unknown {
  const inner = coreOf(shape);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((row) => duplicateOf(inner.element as z.ZodType, row, false));
  if (!(inner instanceof z.ZodObject && isGroup(value)) || isLocalized(inner)) return value;
  const copied = Object.entries(inner.shape).filter(([name, part]) => {
    if (isRecord && (name === "name" || name === "title")) return false;
    return (part as z.ZodType).meta()?.isDuplicated ?? isDuplicated(part as z.ZodType);
  });
  return Object.fromEntries(copied.map(([name, part]) => [name, duplicateOf(part as z.ZodType, value[name], false)]));
}
