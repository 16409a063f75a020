import { parse, stringify } from "yaml";

type Values = Record<string, unknown>;

/** A hospital's records, twice over. */
const maxCachedLetters = 2_000_000;
const cache = new Map<string, Values>();
let cachedLetters = 0;

/** A record's fields as they stand in its file, for the caller to change. A spreadsheet asks for all of them many times. */
export function readRecord(text: string): Values {
  const known = cache.get(text);
  if (known) return structuredClone(known);
  const fields = parse(text);
  if (cachedLetters + text.length > maxCachedLetters) {
    cache.clear();
    cachedLetters = 0;
  }
  cache.set(text, fields);
  cachedLetters += text.length;
  return structuredClone(fields);
}

/** What the editor reads and writes: YAML of no particular style. `writeRecord` of the content check makes the file. */
export function plainText(form: Values): string {
  return stringify(form, { lineWidth: 0, aliasDuplicateObjects: false });
}
