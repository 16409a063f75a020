import { isGroup } from "@hospital/content/record/fields";
import type { FieldPath, RecordValue, ValueChange } from "../api.ts";

/** The records whose mistakes may cost a life, and the fields of which that is true. */
const grave: Record<string, (field: FieldPath) => boolean> = {
  hospital: ([first, second]) => first === "phones" && (second === "emergency" || second === "reception"),
  helplines: () => true,
  dangers: () => true,
};

/** What is changed of the emergency number, the helplines and the texts of danger: looked at twice before it is saved. */
export function graveChanges(collection: string, before: RecordValue | undefined, after: RecordValue): ValueChange[] {
  const isGrave = grave[collection];
  if (!isGrave) return [];
  const [old, now] = [new Map(textsOf(before ?? {})), new Map(textsOf(after))];
  const fields = [...new Set([...old.keys(), ...now.keys()])];
  return fields.flatMap((key) => {
    const field = key.split("\n").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const change = { field, before: old.get(key) ?? "", after: now.get(key) ?? "" };
    return change.before !== change.after && isGrave(field) ? [change] : [];
  });
}

/** Every text and number of a record, by its path. */
function* textsOf(value: unknown, path: string[] = []): Generator<[path: string, text: string]> {
  if (Array.isArray(value)) for (const [index, row] of value.entries()) yield* textsOf(row, [...path, String(index)]);
  else if (isGroup(value)) for (const [key, part] of Object.entries(value)) yield* textsOf(part, [...path, key]);
  else if (value !== undefined && value !== null && value !== "") yield [path.join("\n"), String(value)];
}
