import { posix } from "node:path";
import type { z } from "astro/zod";
import { labelOf, singularOf } from "../../content-check/labels.ts";
import { collectionOf, readRecords, slugOf } from "../content.ts";
import { toForm } from "../form.ts";
import type { Collection } from "../shapes.ts";
import { type Column, nameOf, partsOf, valueAt } from "./columns.ts";

/** A record, or a row of a list in one: a row of a sheet. */
export interface Row {
  /** The record's address, then the places of the rows around it and its own: "asha-rao/2". */
  key: string;
  /** Below content/. */
  path: string;
  parent?: Row;
  /** As the forms have it; what changes changes in here. */
  form: Record<string, unknown>;
  /** The list that it is in. */
  list?: unknown[];
}

/** All records of a collection, or all rows of one of its lists: a sheet. */
export interface Table {
  label: string;
  columns: Column[];
  rows: Row[];
  shape: z.ZodType;
  parent?: Table;
  /** From a row of the parent to the list. */
  list: string[];
  /** What the column that names the parent is called; nothing where there is one parent alone. */
  parentLabel: string | undefined;
}

/** A file to download: the records of a collection, or one of them. */
export interface Book {
  /** The name of the file without its ending. */
  name: string;
  label: string;
  collection: Collection;
  /** The records that it is of; a collection whose files have names of their own may get new ones. */
  paths: string[];
  takesNew: boolean;
}

/** Collections that come as lists from elsewhere: from the HR department, an insurer, a calendar. */
const offered = ["doctors", "people", "insurers", "exceptions", "hours", "disclosures"];
/** These are edited one by one: each has its own lists. */
const oneByOne = ["disclosures"];

/** What can be downloaded, in the order in which it is offered. */
export async function booksOf(root: string): Promise<Book[]> {
  const records = await readRecords(root);
  return offered.flatMap((name) => {
    const own = records.filter(({ path }) => collectionOf(path)?.name === name);
    const collection = own[0] && collectionOf(own[0].path);
    if (!collection) return [];
    const paths = own.map(({ path }) => path);
    const takesNew = /^\*\./.test(posix.basename(collection.files));
    if (!oneByOne.includes(name)) return [{ name, label: labelOf(name), collection, paths, takesNew }];
    return own.map(({ path, record }) => ({
      name: slugOf(path),
      label: `${labelOf(name)} › ${nameOf(record) ?? slugOf(path)}`,
      collection,
      paths: [path],
      takesNew: false,
    }));
  });
}

/** The sheets of a book, parents first, with what the content says now. `headers` may name more numbered columns. */
export async function tablesOf(root: string, book: Book, headers: string[] = []) {
  const { shape } = book.collection;
  const records = (await readRecords(root)).filter(({ path }) => book.paths.includes(path));
  const rows: Row[] = records.map(({ path, record }) => ({
    key: slugOf(path),
    path,
    form: structuredClone(toForm(shape, record)) as Row["form"],
  }));
  const tables: Table[] = [];
  const isAlone = !book.takesNew && rows.length === 1;
  add(book.label.split(" › ").at(-1) ?? book.label, shape, rows, []);
  const sheets = tables.filter(({ columns }) => columns.length > 0);
  const labels = sheets.map(({ label }) => label);
  for (const sheet of sheets) {
    const isShared = labels.filter((label) => label === sheet.label).length > 1;
    // What a spreadsheet takes as the name of a sheet.
    sheet.label = (isShared && sheet.parent ? `${sheet.parent.label} › ${sheet.label}` : sheet.label)
      .replaceAll(/[[\]:*?/\\]/g, " ")
      .slice(0, 31);
  }
  return { tables: sheets, forms: new Map<string, unknown>(rows.map(({ path, form }) => [path, form])) };

  function add(label: string, shape: z.ZodType, rows: Row[], list: string[], parent?: Table): void {
    const count = (path: Column["path"], label: string) => {
      const lengths = rows
        .map(({ form }) => valueAt(form, path))
        .map((value) => (Array.isArray(value) ? value.length + 1 : 0));
      const numbers = headers.map((header) =>
        header.startsWith(`${label} `) ? Number.parseInt(header.slice(label.length), 10) || 0 : 0,
      );
      return Math.min(Math.max(2, ...lengths, ...numbers), 20);
    };
    const { columns, lists } = partsOf(shape, count, !parent);
    const parentLabel = parent && !(parent.parent === undefined && isAlone) ? singularOf(parent.label) : undefined;
    const table: Table = { label, columns, rows, shape, parent, list, parentLabel };
    tables.push(table);
    for (const { path, label, element } of lists)
      add(label.split(" › ").at(-1) ?? label, element, rowsAt(table, path), path, table);
  }
}

function rowsAt({ rows }: Table, path: string[]): Row[] {
  return rows.flatMap((parent) => {
    const list = valueAt(parent.form, path);
    if (!Array.isArray(list)) return [];
    return list.map((form, place) => ({ key: `${parent.key}/${place + 1}`, path: parent.path, parent, form, list }));
  });
}

/** What a row is called where another sheet names it: alone of that name, or with its key. */
export function rowNamer({ rows }: { rows: Row[] }) {
  const names = rows.map(({ form }) => nameOf(form));
  return (row: Row) => {
    const name = nameOf(row.form);
    if (name === undefined) return row.key;
    return names.filter((other) => other === name).length > 1 ? `${name} (${row.key})` : name;
  };
}
