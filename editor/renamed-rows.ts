import { isGroup, rowsAt } from "../content-check/shapes.ts";
import { defaultLocale } from "../src/i18n/locales.ts";
import { type FormChange, readForm } from "./form-files.ts";
import { plainText, readRecord } from "./record-file.ts";

const hours = "hours.yaml";
const exceptions = "exceptions.yaml";
/** The list in hours.yaml, by the field of an exception that refers to it. */
const lists = { counter: "counters", ward: "wards" };

/**
 * Adds to a renamed counter or ward the update of the exceptions that refer to it: neither form could be saved without
 * the other.
 */
export async function withRenamedRows(root: string, changes: FormChange[]): Promise<FormChange[]> {
  const change = changes.find(({ path }) => path === hours);
  if (typeof change?.content !== "string") return changes;
  const forms = await Promise.all([hours, exceptions].map((path) => readForm(root, path).catch(() => undefined)));
  const [before, named] = forms;
  if (!before || !named) return changes;
  // The same save may also change the exceptions.
  const own = changes.find(({ path }) => path === exceptions) ?? {
    path: exceptions,
    version: named.version,
    content: named.text,
  };
  if (typeof own.content !== "string") return changes;
  const [old, now, record] = [before.text, change.content, own.content].map(readRecord);
  const found = Object.entries(lists).flatMap(([field, list]) => {
    const names = newNames(namesIn(old, list), namesIn(now, list));
    const rows = rowsAt(record, "exceptions").filter((row) => names.has(row[field]));
    for (const row of rows) row[field] = names.get(row[field]);
    return rows;
  });
  if (!record || found.length === 0) return changes;
  return [...changes.filter((one) => one !== own), { ...own, content: plainText(record) }];
}

/** Old to new names of rows that kept their index and got a name that is new. */
function newNames(old: unknown[], now: unknown[]): Map<unknown, unknown> {
  const pairs = old.length === now.length ? old.map((name, place) => [name, now[place]] as const) : [];
  return new Map(pairs.filter(([before, after]) => !now.includes(before) && !old.includes(after)));
}

function namesIn(record: unknown, list: string): unknown[] {
  return rowsAt(record, list).map(({ name }) => (isGroup(name) ? name[defaultLocale] : name));
}
