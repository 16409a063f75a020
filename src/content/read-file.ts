import { LineCounter, parseDocument } from "yaml";

/** In YAML `2026-11-23` is a day. */
export const yamlDates = { customTags: ["timestamp" as const] };

/** The one reader of records, for the check, the forms and the build. */
export function parseRecord(text: string) {
  const lines = new LineCounter();
  return { document: parseDocument(text, { ...yamlDates, lineCounter: lines, prettyErrors: false }), lines };
}

/** The text of a file, without its byte order mark. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
