import { parse } from "yaml";
import { boundedCache } from "../content-check/bounded-cache.ts";

type Values = Record<string, unknown>;

/** In characters: twice a hospital's records. */
const cached = boundedCache<Values>(2_000_000);

/** The parsed fields of a record, as a copy to change. Cached, because spreadsheets read all records many times. */
export function readRecord(text: string): Values {
  return structuredClone(cached(text, text.length, () => parse(text)));
}

/**
 * The format between server and editor: JSON, which parses ten times as fast as YAML. `writeRecord` writes the file.
 */
export function plainText(form: Values): string {
  return JSON.stringify(form);
}
