import { posix } from "node:path";
import { isGroup } from "../../content-check/shapes.ts";
import { type Column, nameOf } from "./columns.ts";
import type { FileRow } from "./read-rows.ts";
import type { Book, Row, Table } from "./tables.ts";

/** Sets `value` in a row, creating groups and lists on its path. */
export function setValue(row: Row, path: Column["path"], value: unknown): void {
  let part: Record<PropertyKey, unknown> = row.form;
  for (const [index, step] of path.entries()) {
    const next = path[index + 1];
    if (next === undefined) part[step] = value;
    else part = entered(part, step, typeof next === "number" ? [] : {});
  }
}

/** The group or list at `step`, created if missing. */
function entered(part: Record<PropertyKey, unknown>, step: PropertyKey, empty: unknown) {
  part[step] ??= empty;
  return part[step] as Record<PropertyKey, unknown>;
}

/** Adds a row to a list, or a record with a slug from its name; nothing where the name gives none. */
export function addRow(
  table: Table,
  parent: Row | undefined,
  fileRow: FileRow,
  book: Book,
  name: string,
): Row | undefined {
  const form: Row["form"] = {};
  if (!parent) {
    const taken = new Set([...book.paths, ...table.rows.map(({ path }) => path)].map((path) => posix.basename(path)));
    const slug = addressOf(name);
    if (!slug) return undefined;
    const ending = posix.extname(book.collection.files);
    let key = slug;
    for (let count = 2; taken.has(key + ending); count++) key = `${slug}-${count}`;
    const row = { key, path: posix.join(posix.dirname(book.collection.files), key + ending), form };
    table.rows.push(row);
    return row;
  }
  const holder = table.list.slice(0, -1).reduce((group, step) => entered(group, step, {}), parent.form);
  const list = entered(holder, table.list.at(-1) ?? "", []) as unknown as unknown[];
  list.push(form);
  const row = { key: `${parent.key}/new ${fileRow.number}`, path: parent.path, parent, form, list };
  table.rows.push(row);
  return row;
}

/** "Dr Asha Rao" → "dr-asha-rao", as the form makes it. */
function addressOf(name: string): string {
  const letters = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return (letters.match(/[a-z0-9]+/g) ?? []).join("-");
}

export function removeRow(row: Row): void {
  row.list?.splice(row.list.indexOf(row.form), 1);
}

/** Where a row stands in its record: `members.3`. */
export function stepsTo(row: Row, table: Table): string[] {
  if (!row.parent || !table.parent) return [];
  const place = String(row.list?.indexOf(row.form) ?? -1);
  return [...stepsTo(row.parent, table.parent), ...table.list, place];
}

/** Removes rows whose numbered columns were all emptied, as the second of two times. */
export function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps).filter((one) => !isBlank(one));
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutGaps(part)]));
}

export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank);
  if (isGroup(value)) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === "";
}

/** The label of a row in a report: its parents, then its name or first words. */
export function titleOf(row: Row, table: Table, textOf: (row: Row, column: Column) => string): string {
  const own =
    nameOf(row.form) ??
    table.columns
      .map((column) => textOf(row, column))
      .filter(Boolean)
      .slice(0, 3)
      .join(", ");
  const isInRecord = row.parent && (table.parent?.parent || table.parentLabel);
  const context =
    isInRecord && row.parent && table.parent
      ? [titleOf(row.parent, table.parent, textOf).split(" › ").slice(1).join(" › ")]
      : [];
  return [table.label, ...context, own || row.key].filter(Boolean).join(" › ");
}
