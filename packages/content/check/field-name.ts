import { inLanguage, isGroup, metaAt, ownValue, type Path } from "../record/fields.ts";
import { languageNames } from "./labels.ts";
import type { Entry } from "./read-entry.ts";

/** The value at `path` in words: `"degree" of Dr Asha Rao`, `no. 2 of "languages" of Dr Asha Rao`. */
export function fieldName(entry: Entry, path: Path): string {
  const key = path.at(-1);
  if (key === undefined) return "The file";
  const language = path.length > 1 && ownValue(languageNames, key);
  if (language) return `${fieldName(entry, path.slice(0, -1))} in ${language}`;
  const name = typeof key === "number" ? `no. ${key + 1} of "${String(path.at(-2))}"` : `"${String(key)}"`;
  const owner = ownerOf(entry, path);
  return owner ? `${name} of ${owner}` : name;
}

/** The field's purpose, as a sentence to append. */
export function purposeOf(entry: Entry, path: Path): string {
  const { description } = metaAt(entry.shape, path);
  return typeof description === "string" ? ` It is: ${description.replace(/\.?$/, ".")}` : "";
}

/** The name of the innermost row around the value, or of the record. */
function ownerOf(entry: Entry, path: Path): string | undefined {
  const isOwnFile = entry.path.includes("/");
  let owner: string | undefined;
  let group: unknown = entry.data;
  for (const [index, step] of path.entries()) {
    const isRow = index === 0 ? isOwnFile : typeof path[index - 1] === "number";
    const name = isRow && step !== "name" && isGroup(group) ? inLanguage(group.name, entry.languages[0]) : undefined;
    if (typeof name === "string" && name.trim() !== "") owner = name;
    group = (group as Record<PropertyKey, unknown> | undefined)?.[step];
  }
  return owner;
}
