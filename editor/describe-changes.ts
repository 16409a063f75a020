import { isDeepStrictEqual } from "node:util";
import { labelOf, pathLabel, recordLabel } from "../content-check/labels.ts";
import { isGroup } from "../content-check/shapes.ts";
import { collectionOf, recordOf } from "./content.ts";
import { readRecord } from "./record-file.ts";

/** The text of a file below content/ before and after a change; undefined where it doesn't exist. */
export interface FileChange {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** A changed value, by the labels of the forms. */
export interface ValueChange {
  /** "OPD hours › 2 › From". */
  label: string;
  before: string;
  after: string;
}

/** A change in one line: "Doctors › Dr Asha Rao: OPD hours, Fee". */
export function describeChanges(changes: FileChange[]): string {
  const records = Object.groupBy(
    changes.filter(({ path }) => collectionOf(recordOf(path))),
    ({ path }) => recordOf(path),
  );
  const lines = Object.values(records).map((files = []) => describeRecord(files));
  const pictures = changes.filter(({ path }) => !collectionOf(recordOf(path)));
  // A picture that is saved with its record is one of its fields.
  if (lines.length === 0)
    lines.push(...pictures.map((one) => `${recordName(one)}: ${describeExistence([one]) ?? "changed"}`));
  return lines.join("; ");
}

function describeRecord(files: FileChange[]): string {
  const record = files.find(({ path }) => recordOf(path) === path) ?? (files[0] as FileChange);
  const labels = files.flatMap(topFields);
  return `${recordName(record)}: ${describeExistence(files) ?? ([...new Set(labels)].join(", ") || "written anew")}`;
}

function describeExistence(files: FileChange[]): string | undefined {
  if (files.every(({ before }) => before === undefined)) return "new";
  return files.every(({ after }) => after === undefined) ? "deleted" : undefined;
}

function topFields({ path, before, after }: FileChange): string[] {
  const [old, now] = [fieldsOf(path, before), fieldsOf(path, after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names.filter((name) => !isDeepStrictEqual(old[name], now[name])).map(labelOf);
}

/** The label of the record or picture in the editor's menu. */
export function recordName({ path, before, after }: FileChange): string {
  return recordLabel(path, fieldsOf(path, after ?? before));
}

/** The changed values of a file, by the labels of the forms. */
export function valueChanges({ path, before, after }: FileChange): ValueChange[] {
  return differences([], fieldsOf(path, before), fieldsOf(path, after)).map(({ steps, ...values }) => ({
    label: pathLabel(steps),
    before: valueWords(values.before),
    after: valueWords(values.after),
  }));
}

interface Difference {
  steps: (string | number)[];
  before: unknown;
  after: unknown;
}

function differences(steps: Difference["steps"], before: unknown, after: unknown): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isGroup(before) && isGroup(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differences([...steps, key], before[key], after[key]),
    );
  if (Array.isArray(before) && Array.isArray(after)) return rowDifferences(steps, before, after);
  return [{ steps, before, after }];
}

/** Aligns two lists by their equal rows; between two of these, pairs removed with added rows. */
function rowDifferences(steps: Difference["steps"], before: unknown[], after: unknown[]): Difference[] {
  const isIn = (rows: unknown[], row: unknown) => rows.some((one) => isDeepStrictEqual(one, row));
  const gone = before.filter((row) => !isIn(after, row));
  const come = after.filter((row) => !isIn(before, row));
  if (gone.length === 0 && come.length === 0) return [{ steps, before, after }];
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => {
    const place = index < come.length ? after.indexOf(come[index]) : before.indexOf(gone[index]);
    return differences([...steps, place], gone[index], come[index]);
  }).flat();
}

function valueWords(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map(valueWords).join(value.some(isGroup) ? "; " : ", ");
  if (isGroup(value)) {
    const parts = Object.entries(value).map(([key, part]) => `${labelOf(key)}: ${valueWords(part)}`);
    return parts.join(", ");
  }
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}

/** An unreadable file has no fields. */
function fieldsOf(path: string, text: string | undefined): Record<string, unknown> {
  if (text === undefined || !collectionOf(recordOf(path))) return {};
  const [, language] = /\.([a-z]+)\.md$/.exec(path) ?? [];
  if (language) return { overview: { [language]: text } };
  try {
    const record = readRecord(text);
    return isGroup(record) ? record : {};
  } catch {
    return {};
  }
}
