import { parse, stringify } from "yaml";

type Values = Record<string, unknown>;

/** Some hundred records: a spreadsheet or a save reads all of them, several times. */
const maxCached = 500;
const maxCachedLength = 50_000;
const cache = new Map<string, Values>();

/** A record's fields as they stand in its file, for the caller to change. */
export function readRecord(text: string): Values {
  const known = cache.get(text);
  if (known) return structuredClone(known);
  if (cache.size >= maxCached) cache.clear();
  const fields = parse(text);
  if (text.length <= maxCachedLength) cache.set(text, fields);
  return structuredClone(fields);
}

/** What the editor reads and writes: YAML of no particular style. `writeRecord` of the content check makes the file. */
export function plainText(form: Values): string {
  return stringify(form, { lineWidth: 0, aliasDuplicateObjects: false });
}
