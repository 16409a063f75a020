import { metaAt } from "@hospital/content/record/fields";
import { fieldPath } from "@hospital/content/record/record-paths";
import { isBlank, valuesOf } from "@hospital/content/record/values";
import type { z } from "astro/zod";
import type { FieldPath, RecordValue, ValueChange } from "../api.ts";

/** The changes of vital values, such as the emergency number, which a person confirms before a save. */
export function vitalChanges(shape: z.ZodType, before: RecordValue | undefined, after: RecordValue): ValueChange[] {
  const [old, now] = [textsIn(before), textsIn(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const change = { field: fieldPath(key), before: old.get(key) ?? "", after: now.get(key) ?? "" };
    return change.before !== change.after && isVital(shape, change.field) ? [change] : [];
  });
}

/** Whether the value, or a group around it, is declared as vital. */
export function isVital(shape: z.ZodType, field: FieldPath): boolean {
  return [[], ...field.map((_, index) => field.slice(0, index + 1))].some((path) => metaAt(shape, path).isVital);
}

/** Every text and number of a record, by its path. */
function textsIn(record: RecordValue | undefined): Map<string, string> {
  const filled = [...valuesOf(record)].filter(({ value }) => typeof value !== "object" && !isBlank(value));
  return new Map(filled.map(({ value, path }) => [path.join("."), String(value)]));
}
