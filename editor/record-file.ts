import { parse } from "yaml";
import { boundedCache } from "../content-check/bounded-cache.ts";

type Values = Record<string, unknown>;

/** In letters: a hospital's records, twice over. */
const cached = boundedCache<Values>(2_000_000);

/** A record's fields as they stand in its file, for the caller to change. A spreadsheet asks for all of them many times. */
export function readRecord(text: string): Values {
  return structuredClone(cached(text, text.length, () => parse(text)));
}

/** What the editor's page reads and writes: JSON, which it parses ten times as fast. `writeRecord` makes the file. */
export function plainText(form: Values): string {
  return JSON.stringify(form);
}
