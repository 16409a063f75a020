import { posix } from "node:path";
import type { z } from "astro/zod";
import { labelOf, singularOf } from "../../content-check/labels.ts";
import { collectionOf, readRecords, slugOf } from "../content.ts";
import { toForm } from "../form.ts";
import type { Collection } from "../shapes.ts";
import { type Column, nameOf, partsOf, valueAt } from "./columns.ts";

/** A row of a sheet: a record, or a row of a list. */
export interface Row {
  /** The record's slug, then the indexes of the rows around it and its own: "asha-rao/2". */
  key: string;
  /** Below content/. */
  path: string;
  parent?: Row;
  /** The form's data, which an import changes in place. */
  form: Record<string, unknown>;
  /** Its list. */
  list?: unknown[];
}

/** A sheet: all records of a collection, or all rows of one of its lists. */
export interface Table {
  label: string;
  columns: Column[];
  rows: Row[];
  shape: z.ZodType;
  parent?: Table;
  /** The path from the parent row to the list. */
  list: string[];
  /** The header of the parent column; absent where there is a single parent. */
  parentLabel: string | undefined;
}

/** A downloadable file: a collection, or one record. */
export interface Book {
  /** The name of the file without its ending. */
  name: string;
  label: string;
  collection: Collection;
  /** Its records; a folder collection may get new ones. */
  paths: string[];
  takesNew: boolean;
}

/** Collections that hospitals get as lists: from HR, insurers, calendars. */
const offered = ["doctors", "people", "insurers", "exceptions", "hours", "disclosures"];
/** Records with a book each, because they have lists of their own. */
const oneByOne = ["disclosures"];

/** The downloadable books, in order. */
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

/** The sheets of a book, parents first, with the current content. `headers` may ask for more numbered columns. */
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
    // Sheet names are limited to 31 characters, without some of them.
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

/** The name by which another sheet refers to a row: with its key where it isn't unique. */
export function rowNamer({ rows }: { rows: Row[] }) {
  const names = rows.map(({ form }) => nameOf(form));
  return (row: Row) => {
    const name = nameOf(row.form);
    if (name === undefined) return row.key;
    return names.filter((other) => other === name).length > 1 ? `${name} (${row.key})` : name;
  };
}
