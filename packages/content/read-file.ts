import { LineCounter, parseDocument, type ScalarTag } from "yaml";

/**
 * A calendar day such as `2026-11-23`. With a time, or if invalid, it stays a text, because a time zone could change
 * the day.
 */
const day: ScalarTag = {
  identify: (value) => value instanceof Date,
  default: true,
  tag: "tag:yaml.org,2002:timestamp",
  test: /^\d{4}-\d{2}-\d{2}$/,
  resolve: (text) => {
    const date = new Date(text);
    return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
      ? date
      : text;
  },
  stringify: ({ value }) => (value as Date).toISOString().slice(0, 10),
};

/** In YAML `2026-11-23` is a day. */
export const yamlDates = { customTags: [day] };

/** Parses a record, for the check, the forms and the build. */
export function parseRecord(text: string) {
  const lines = new LineCounter();
  return { document: parseDocument(text, { ...yamlDates, lineCounter: lines, prettyErrors: false }), lines };
}

const lastParsed = new Map<string, { text: string; record: ReturnType<typeof parseRecord> }>();

/** The same for a file below content/, parsed once: a build reads every record for the check and for its pages. */
export function parseFile(path: string, text: string) {
  const cached = lastParsed.get(path);
  if (cached?.text === text) return cached.record;
  const record = parseRecord(text);
  lastParsed.set(path, { text, record });
  return record;
}

/** The text of a file, without its byte order mark. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
