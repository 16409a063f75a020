import { parse, stringify } from "yaml";

type Values = Record<string, unknown>;

/** A record's fields as they stand in its file. */
export function readRecord(text: string): Values {
  return parse(text);
}

/** What the editor reads and writes: YAML of no particular style. `writeRecord` of the content check makes the file. */
export function plainText(form: Values): string {
  return stringify(form, { lineWidth: 0, aliasDuplicateObjects: false });
}
