import { isGroup, rowsAt } from "../content-check/shapes.ts";
import { defaultLocale } from "../src/i18n/locales.ts";
import { type FormChange, readForm } from "./form-files.ts";
import { plainText, readRecord } from "./record-file.ts";

const hours = "hours.yaml";
const exceptions = "exceptions.yaml";
/** By the field of an exception that names a row of the hours: the list that the row is in. */
const lists = { counter: "counters", ward: "wards" };

/**
 * The changes, and with a counter or ward that is called otherwise the exceptions that name it: each of the two forms
 * would be refused without the other.
 */
export async function withRenamedRows(root: string, changes: FormChange[]): Promise<FormChange[]> {
  const change = changes.find(({ path }) => path === hours);
  if (typeof change?.content !== "string") return changes;
  const forms = await Promise.all([hours, exceptions].map((path) => readForm(root, path).catch(() => undefined)));
  const [before, named] = forms;
  if (!before || !named) return changes;
  // The same save may change them as well.
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

/** What each is called that stands where it stood, and whose name was nobody's before. */
function newNames(old: unknown[], now: unknown[]): Map<unknown, unknown> {
  const pairs = old.length === now.length ? old.map((name, place) => [name, now[place]] as const) : [];
  return new Map(pairs.filter(([before, after]) => !now.includes(before) && !old.includes(after)));
}

function namesIn(record: unknown, list: string): unknown[] {
  return rowsAt(record, list).map(({ name }) => (isGroup(name) ? name[defaultLocale] : name));
}
