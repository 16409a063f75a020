import { labelOf, singularOf } from "@hospital/content/messages/labels";
import { slugOf } from "@hospital/content/record/record-paths";
import type { Collection } from "@hospital/content/record/shaped-collections";
import { isGroup, valueAt } from "@hospital/content/record/values";
import { defaultLocale } from "@hospital/content/text/locales";
import { slug } from "@hospital/content/text/slug";
import type { z } from "astro/zod";
import type { FieldPath, RecordValue } from "../api.ts";
import { sheetOf } from "../fields/values.ts";
import type { ReadRecord } from "../store/records.ts";

/** A field of a record or of a list's row. */
export interface Column {
  path: string[];
  /** "Name (English)", "Fees › First". */
  label: string;
  shape: z.ZodType;
}

/** A row of a sheet: a record, or a row of a list. */
export interface Row {
  /** "asha-rao", "nurses/sunita-rao", "asha-rao/mon-wed": below its parent's key, from its name or its first value. */
  key: string;
  /** The name in the first language; empty for rows without a name. */
  name: string;
  /** Below content/. */
  path: string;
  /** The path from the record. */
  steps: FieldPath;
  value: RecordValue;
}

/** A sheet: the records of a collection, or the rows of one of its lists. */
export interface Table {
  /** The collection or the field of the list. */
  name: string;
  label: string;
  columns: Column[];
  rows: Row[];
  /** The path of the list in its parent row; empty for records. */
  list: string[];
  parent: Table | undefined;
  /** Rows with a name are identified by it; rows without one by their content. */
  isNamed: boolean;
  shape: z.ZodType;
}

/** The key of the parent row: "nurses/sunita-rao" → "nurses". */
export function parentKeyOf(key: string): string {
  return key.split("/").slice(0, -1).join("/");
}

/** The possible fields of a row's name. */
export const keyNames = ["name", "title", "tile"];

/** The sheets of a collection, the sheet of a list after the sheet of its parent rows. */
export function tablesOf({ name, record }: Collection, records: ReadRecord[]): Table[] {
  const rows = records.map(({ path, value }) => ({ key: slugOf(path), name: nameIn(value), path, steps: [], value }));
  const tables = tablesIn({
    name,
    label: labelOf(name, "en"),
    columns: [],
    rows,
    list: [],
    parent: undefined,
    isNamed: true,
    shape: record,
  });
  const sheets = tables.filter(({ columns }) => columns.length > 0);
  for (const table of sheets) {
    table.label = sheetName(table, sheets);
    // Signatures have a column for each part and language, and change in a form.
    const isSignature = ({ path }: Column) => path[0] === "review";
    table.columns.sort((a, b) => Number(isSignature(a)) - Number(isSignature(b)));
  }
  return sheets;
}

function tablesIn(table: Table): Table[] {
  const lists: InnerList[] = [];
  addParts(table.columns, lists, [], "", table.shape);
  // Rows in another sheet need a named parent, so unnamed rows have their lists in numbered columns.
  if (!table.isNamed) for (const list of lists) addNumbered(table, list);
  const inner = (table.isNamed ? lists : []).flatMap(({ path, label, element }) => {
    const isNamed = keyNames.some((key) => key in element.shape);
    const rows = table.rows.flatMap((row) => rowsIn(row, path, isNamed));
    return tablesIn({
      name: path.at(-1) ?? "",
      label,
      columns: [],
      rows,
      list: path,
      parent: table,
      isNamed,
      shape: element,
    });
  });
  return [table, ...inner];
}

interface InnerList {
  path: string[];
  label: string;
  element: z.ZodObject;
}

/** "Times 1 › From", "Times 2 › From": one more than there are. */
function addNumbered({ columns, rows }: Table, { path, label, element }: InnerList): void {
  const counts = rows.map(({ value }) => (valueAt(value, path) as unknown[] | undefined)?.length ?? 0);
  for (let index = 0; index <= Math.max(1, ...counts); index++)
    addParts(columns, [], [...path, String(index)], `${label} ${index + 1}`, element);
}

function addParts(columns: Column[], lists: InnerList[], path: string[], label: string, shape: z.ZodType): void {
  const sheet = sheetOf(shape);
  if (sheet.as === "cell") columns.push({ path, label, shape });
  if (sheet.as === "rows") lists.push({ path, label, element: sheet.row });
  if (sheet.as !== "columns") return;
  for (const [name, part] of Object.entries(sheet.parts.shape))
    if (name !== "sample")
      addParts(columns, lists, [...path, name], sheet.label(label, labelOf(name, "en")).trim(), part as z.ZodType);
}

function rowsIn(parent: Row, list: string[], isNamed: boolean): Row[] {
  const rows = valueAt(parent.value, list);
  const counts = new Map<string, number>();
  return (Array.isArray(rows) ? rows : []).filter(isGroup).map((value, index) => {
    const name = isNamed ? nameIn(value) : "";
    const base = slug(isNamed ? name : String(Object.values(value)[0])) || "row";
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    const rowKey = count === 1 ? base : `${base}-${count}`;
    return { key: `${parent.key}/${rowKey}`, name, path: parent.path, steps: [...parent.steps, ...list, index], value };
  });
}

/** The name of a row in the first language. */
function nameIn(value: RecordValue): string {
  const texts = keyNames.map((key) => value[key]).map((text) => (isGroup(text) ? text[defaultLocale] : text));
  return String(texts.find((text) => typeof text === "string" && text.trim() !== "") ?? "").trim();
}

/** Excel allows 31 characters, without some of them; each sheet needs its own. */
function sheetName(table: Table, tables: Table[]): string {
  const isShared = tables.filter(({ label }) => label === table.label).length > 1;
  const around = isShared && table.parent ? `${singularOf(table.parent.name, "en")} ` : "";
  return `${around}${table.label}`.replaceAll(/[[\]:*?/\\]/g, " ").slice(0, 31);
}
