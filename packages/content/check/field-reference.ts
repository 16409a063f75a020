import type { FieldReference } from "../messages/en/problems.ts";
import { isOptional, metaAt } from "../record/fields.ts";
import { inLanguage, type Path, valueAt } from "../record/values.ts";
import type { Entry } from "./read-entry.ts";

/** The value at `path` as messages name it. */
export function fieldReference(entry: Entry, path: Path): FieldReference {
  return {
    path: [...path],
    owner: ownerOf(entry, path),
    help: metaAt(entry.shape, path).help,
    isOptional: isOptional(entry.shape, path),
  };
}

/** The name of the innermost row around the value, or of the record. */
function ownerOf(entry: Entry, path: Path): string | undefined {
  const isOwnFile = entry.path.includes("/");
  let owner: string | undefined;
  let group: unknown = entry.data;
  for (const [index, step] of path.entries()) {
    const isRow = index === 0 ? isOwnFile : typeof path[index - 1] === "number";
    const name = isRow && step !== "name" && inLanguage(valueAt(group, ["name"]), entry.languages[0]);
    if (typeof name === "string" && name.trim() !== "") owner = name;
    group = valueAt(group, [step]);
  }
  return owner;
}
