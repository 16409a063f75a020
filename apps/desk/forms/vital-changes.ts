import { isGroup, metaAt } from "@hospital/content/record/fields";
import type { z } from "astro/zod";
import type { FieldPath, RecordValue, ValueChange } from "../api.ts";

/** The changes of vital values, such as the emergency number, which a person confirms before a save. */
export function vitalChanges(shape: z.ZodType, before: RecordValue | undefined, after: RecordValue): ValueChange[] {
  const [old, now] = [new Map(textsOf(before ?? {})), new Map(textsOf(after))];
  const fields = [...new Set([...old.keys(), ...now.keys()])];
  return fields.flatMap((key) => {
    const field = key.split("\n").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const change = { field, before: old.get(key) ?? "", after: now.get(key) ?? "" };
    return change.before !== change.after && isVital(shape, field) ? [change] : [];
  });
}

/** Whether the value, or a group around it, is declared as vital. */
function isVital(shape: z.ZodType, field: FieldPath): boolean {
  return [[], ...field.map((_, index) => field.slice(0, index + 1))].some((path) => metaAt(shape, path).isVital);
}

/** Every text and number of a record, by its path. */
function* textsOf(value: unknown, path: string[] = []): Generator<[path: string, text: string]> {
  if (Array.isArray(value)) for (const [index, row] of value.entries()) yield* textsOf(row, [...path, String(index)]);
  else if (isGroup(value)) for (const [key, part] of Object.entries(value)) yield* textsOf(part, [...path, key]);
  else if (value !== undefined && value !== null && value !== "") yield [path.join("\n"), String(value)];
}
