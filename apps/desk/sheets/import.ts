import { posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { nearest } from "@hospital/content/check/problem";
import type { Message } from "@hospital/content/messages/labels";
import { slugOf } from "@hospital/content/record/record-paths";
import type { Collection } from "@hospital/content/record/shaped-collections";
import { isGroup, valueAt } from "@hospital/content/record/values";
import { slug } from "@hospital/content/text/slug";
import { z } from "astro/zod";
import type { Choices, FieldPath, RecordChange, RecordValue, SheetAnswer } from "../api.ts";
import { cellText } from "../fields/calendar-cell.ts";
import type { CellValue } from "../fields/cell.ts";
import { fieldTypeOf, isRequired } from "../fields/field-type.ts";
import { parseCell } from "../fields/values.ts";
import { parseYesNo } from "../fields/yes-no/value.ts";
import { sheetMessage } from "../messages/writers.ts";
import type { ReadRecord } from "../store/records.ts";
import { type Column, keyNames, parentKeyOf, type Row, type Table, tablesOf } from "./tables.ts";
import { headersOf, ownColumns, type SheetRows } from "./workbook.ts";

type Problem = SheetAnswer["problems"][number];

/** The position of a value in the file. */
type Position = Pick<Problem, "sheet" | "row" | "column">;

/** A sheet row that has been read. */
interface SheetRow {
  row: number;
  key: string;
  parent: string;
  isRemoved: boolean;
  /** The values by column; a column that the sheet lacks doesn't change. */
  values: { column: Column; value: unknown; position: Position }[];
  /** The columns that a new row needs, and that the sheet lacks. */
  missingColumns: Column[];
}

/** The row of the table that each sheet row changes; undefined for a new one. */
type Matches = Map<SheetRow, Row | undefined>;

/** The changes of a file to the records of a collection. */
export class Import {
  readonly problems: Problem[] = [];
  /** The rows that the sheets lack in lists that they have rows of. They stay, unless a person wants them removed. */
  readonly missing: SheetAnswer["missing"] = [];
  readonly #isMissingRemoved: boolean;
  readonly #collection: Collection;
  readonly #choices: Choices;
  readonly #records: ReadRecord[];
  /** The records after the import; null for deleted ones. */
  readonly #now: Map<string, RecordValue | null>;
  readonly #positions = new Map<string, Position>();

  constructor(collection: Collection, records: ReadRecord[], choices: Choices, isMissingRemoved = false) {
    this.#collection = collection;
    this.#records = records;
    this.#choices = choices;
    this.#isMissingRemoved = isMissingRemoved;
    this.#now = new Map(records.map(({ path, value }) => [path, structuredClone(value)]));
    // A list that the hospital doesn't have yet.
    if (records.length === 0 && !collection.isFolder) this.#now.set(collection.files, {});
  }

  /** Reads all sheets, the sheet of a list after the sheet of its parent rows. */
  read(sheets: SheetRows[]): void {
    const labels = this.#tables().map(({ label }) => label);
    for (const { name } of sheets)
      if (!labels.includes(name))
        this.#refuse({ sheet: name }, sheetMessage("noSuchSheet", { names: labels.join(", ") }));
    for (const label of labels) {
      const sheet = sheets.find(({ name }) => name === label);
      // Computed for each sheet, because the previous sheet may have added rows.
      const table = this.#tables().find((candidate) => candidate.label === label);
      if (sheet && table) this.#apply(table, this.#readRows(table, sheet));
    }
  }

  /** The changes of the records, for a save. */
  changes(): RecordChange[] {
    return [...this.#now].flatMap(([path, value]): RecordChange[] => {
      const before = this.#records.find((record) => record.path === path);
      if (!before) return value && Object.keys(value).length > 0 ? [{ path, value }] : [];
      if (isDeepStrictEqual(before.value, value)) return [];
      return [{ path, value, base: before.value, version: before.version }];
    });
  }

  /** The position of a record's value in the file, or its nearest row. */
  positionOf(path: string, field: FieldPath): Position | undefined {
    for (let length = field.length; length >= 0; length--) {
      const position = this.#positions.get(keyOf(path, field.slice(0, length)));
      if (position) return position;
    }
    return undefined;
  }

  #tables(): Table[] {
    const records = [...this.#now].flatMap(([path, value]) =>
      value ? [{ path, value, collection: this.#collection.name, version: "", files: [] }] : [],
    );
    return tablesOf(this.#collection, records);
  }

  #refuse(position: Position, message: Message): void {
    this.problems.push({ ...position, message });
  }

  #readRows(table: Table, { name: sheet, rows: [head = [], ...rows] }: SheetRows): SheetRow[] {
    const headers = head.map(ownText);
    const knownHeaders = headersOf(table);
    this.#refuseUnknown(sheet, headers, knownHeaders);
    if (!headers.some((header) => knownHeaders.includes(header))) return [];
    // With several parents, only this column names the one of a new row.
    if (table.parent && table.parent.rows.length > 1 && !headers.includes(ownColumns.parent)) {
      this.#refuse({ sheet, row: 1 }, sheetMessage("columnMissing", { name: ownColumns.parent }));
      return [];
    }
    return rows.flatMap((cells, index) => {
      if (cells.every((cell) => cell === null || cell === undefined || String(cell).trim() === "")) return [];
      return this.#readRow(table, sheet, index + 2, headers, cells);
    });
  }

  #refuseUnknown(sheet: string, headers: string[], knownHeaders: string[]): void {
    const unknown = headers.filter((header) => header !== "" && !knownHeaders.includes(header));
    const isOwn = headers.some((header) => knownHeaders.includes(header));
    const foreign = unknown.filter((name) => {
      const near = isOwn && nearest(name, knownHeaders);
      const position: Position = { sheet, row: 1, column: letters(headers.indexOf(name) + 1) };
      if (near) this.#refuse(position, sheetMessage("noSuchColumnNear", { name, near }));
      return !near;
    });
    // The headers of another table are one problem.
    const names = (list: string[]) => list.map((name) => `“${name}”`).join(", ");
    if (foreign.length > 0)
      this.#refuse(
        { sheet, row: 1 },
        sheetMessage("noSuchColumns", { names: names(foreign), known: knownHeaders.slice(0, 25).join(", ") }),
      );
  }

  #readRow(table: Table, sheet: string, row: number, headers: string[], cells: CellValue[]): SheetRow {
    const textOf = (header: string) => ownText(cells[headers.indexOf(header)]);
    const values = table.columns.flatMap((column) => {
      const index = headers.indexOf(column.label);
      if (index < 0) return [];
      const position: Position = { sheet, row, column: letters(index + 1) };
      const parsed = parseCell(column.shape, cells[index], this.#choices);
      if ("value" in parsed) return [{ column, value: parsed.value, position }];
      this.#refuse(position, parsed.problem);
      return [];
    });
    const remove = textOf(ownColumns.remove);
    const removed = remove === "" ? { value: false } : parseYesNo(remove);
    if ("problem" in removed)
      this.#refuse({ sheet, row, column: letters(headers.indexOf(ownColumns.remove) + 1) }, removed.problem);
    const isRemoved = "value" in removed && removed.value === true;
    const missingColumns = table.columns.filter((column) => isNeeded(table, column) && !headers.includes(column.label));
    return { row, key: textOf(ownColumns.key), parent: textOf(ownColumns.parent), isRemoved, values, missingColumns };
  }

  #apply(table: Table, sheetRows: SheetRow[]): void {
    const matches = table.isNamed ? this.#matchNames(table, sheetRows) : this.#matchContent(table, sheetRows);
    const missingColumns = [...matches].find(([, row]) => !row)?.[0].missingColumns ?? [];
    if (missingColumns.length > 0) {
      const names = missingColumns.map(({ label }) => `“${label}”`).join(", ");
      this.#refuse({ sheet: table.label, row: 1 }, sheetMessage("newRowsNeed", { names }));
      return;
    }
    if (!table.parent) {
      for (const [sheetRow, row] of matches) this.#applyToRecord(table, sheetRow, row);
      return;
    }
    const byParent = Map.groupBy(matches.keys(), (sheetRow) => this.#parentOf(table, sheetRow, matches.get(sheetRow)));
    for (const sheetRow of byParent.get(undefined) ?? [])
      this.#refuse({ sheet: table.label, row: sheetRow.row }, parentUnknown);
    for (const [parent, rowsOfParent] of byParent) if (parent) this.#applyToList(table, parent, rowsOfParent, matches);
  }

  #matchNames(table: Table, sheetRows: SheetRow[]): Matches {
    const matches: Matches = new Map();
    const numbersByRow = new Map<Row, number>();
    for (const sheetRow of sheetRows) {
      const position = { sheet: table.label, row: sheetRow.row };
      const name = nameOf(sheetRow);
      const candidates = table.rows.filter((row) => this.#isIn(table, row, sheetRow));
      const byKey = candidates.find(({ key }) => key === sheetRow.key);
      const byName = sheetRow.key === "" && name !== "" ? candidates.filter((row) => row.name === name) : [];
      if (sheetRow.key !== "" && !byKey) this.#refuse(position, sheetMessage("noSuchKey", { key: sheetRow.key }));
      else if (byName.length > 1) this.#refuse(position, sheetMessage("severalRows", { name, count: byName.length }));
      else {
        const row = byKey ?? byName[0];
        const before = row && numbersByRow.get(row);
        if (before !== undefined) this.#refuse(position, sheetMessage("rowTwice", { row: before }));
        else if (row || !sheetRow.isRemoved) matches.set(sheetRow, row);
        if (row) numbersByRow.set(row, sheetRow.row);
      }
    }
    return matches;
  }

  /** Without a name, a sheet row is an equal row, or changes the one with its key, or a similar one. */
  #matchContent(table: Table, sheetRows: SheetRow[]): Matches {
    const matches: Matches = new Map(sheetRows.map((sheetRow) => [sheetRow, undefined]));
    const free = new Set(table.rows);
    const isWhole = ({ values }: SheetRow) => values.length === table.columns.length;
    const rules: ((sheetRow: SheetRow, row: Row) => boolean)[] = [
      (sheetRow, row) => sheetRow.key === row.key && isEqualRow(sheetRow, row),
      // With a key, a few equal cells aren't enough.
      (sheetRow, row) =>
        (isWhole(sheetRow) || (sheetRow.key === "" && sheetRow.values.length > 0)) && isEqualRow(sheetRow, row),
      // A person may have overwritten a row with another one, but not its key.
      (sheetRow, row) => sheetRow.key === row.key && likeness(sheetRow, row) > 0,
      isSimilarRow,
    ];
    for (const isMatch of rules)
      for (const sheetRow of sheetRows) {
        if (matches.get(sheetRow)) continue;
        const row = [...free].find((row) => this.#isIn(table, row, sheetRow) && isMatch(sheetRow, row));
        if (!row) continue;
        matches.set(sheetRow, row);
        free.delete(row);
      }
    return new Map([...matches].filter(([sheetRow, row]) => row || !sheetRow.isRemoved));
  }

  /** Whether a row has the given parent; without one, any. */
  #isIn(table: Table, row: Row, { parent }: SheetRow): boolean {
    if (!table.parent || parent === "") return true;
    return this.#parentsOf(table, parent).some(
      ({ path, steps }) => row.path === path && steps.every((step, index) => row.steps[index] === step),
    );
  }

  #parentsOf(table: Table, named: string): Row[] {
    const parents = table.parent?.rows ?? [];
    if (named === "") return parents.length === 1 ? parents : [];
    const byKey = parents.filter(({ key }) => key === named);
    return byKey.length > 0 ? byKey : parents.filter(({ name, path }) => name === named || slugOf(path) === named);
  }

  #parentOf(table: Table, { parent, key }: SheetRow, row: Row | undefined): Row | undefined {
    if (row) return table.parent?.rows.find((candidate) => candidate.key === parentKeyOf(row.key));
    const [match, ...otherMatches] = this.#parentsOf(table, parent || parentKeyOf(key));
    return otherMatches.length > 0 ? undefined : match;
  }

  #applyToRecord(table: Table, sheetRow: SheetRow, row: Row | undefined): void {
    if (row && sheetRow.isRemoved) this.#now.set(row.path, null);
    else if (row) this.#write(row.path, [], sheetRow);
    else this.#addRecord(table, sheetRow);
  }

  #addRecord(table: Table, sheetRow: SheetRow): void {
    const position = { sheet: table.label, row: sheetRow.row };
    const name = slug(nameOf(sheetRow));
    const path = posix.join(posix.dirname(this.#collection.files), `${name}.yaml`);
    if (!this.#collection.isFolder) this.#refuse(position, sheetMessage("noNewRows"));
    else if (name === "") this.#refuse(position, sheetMessage("rowWithoutName"));
    else if (this.#now.has(path)) this.#refuse(position, sheetMessage("rowExists", { name }));
    else {
      this.#now.set(path, {});
      this.#write(path, [], sheetRow);
    }
  }

  /** Changes the list of a parent. A new row follows the row above it in the sheet. */
  #applyToList(table: Table, parent: Row, sheetRows: SheetRow[], matches: Matches): void {
    const list = this.#listAt(parent, table.list);
    const rows = new Map<SheetRow, unknown>();
    let next = list.length;
    for (const sheetRow of sheetRows) {
      const row = matches.get(sheetRow)?.value ?? {};
      if (!matches.get(sheetRow)) list.splice(next, 0, row);
      next = list.indexOf(row) + 1;
      rows.set(sheetRow, row);
    }
    const stored = table.rows.filter(({ key }) => parentKeyOf(key) === parent.key);
    const missing = stored.filter(({ value }) => ![...rows.values()].includes(value));
    this.missing.push(...missing.map(({ value }) => ({ owner: parent.name, value: structuredClone(value) })));
    const removed = new Set<unknown>(this.#isMissingRemoved ? missing.map(({ value }) => value) : []);
    for (const [sheetRow, row] of rows) if (sheetRow.isRemoved) removed.add(row);
    list.splice(0, list.length, ...list.filter((row) => !removed.has(row)));
    for (const [sheetRow, row] of rows)
      if (!removed.has(row)) this.#write(parent.path, [...parent.steps, ...table.list, list.indexOf(row)], sheetRow);
  }

  #listAt({ path, steps }: Row, list: string[]): unknown[] {
    const existing = valueAt(this.#now.get(path), [...steps, ...list]);
    if (Array.isArray(existing)) return existing;
    const created: unknown[] = [];
    setValue(this.#now.get(path) ?? {}, [...steps, ...list], created);
    return created;
  }

  #write(path: string, steps: FieldPath, { row, values }: SheetRow): void {
    const record = this.#now.get(path);
    if (!record) return;
    for (const { column, value, position } of values) {
      const field = [...steps, ...column.path];
      this.#positions.set(keyOf(path, steps), { sheet: position.sheet, row });
      // A problem of a text with a column for each language is shown at the first.
      for (let length = steps.length + 1; length <= field.length; length++) {
        const key = keyOf(path, field.slice(0, length));
        if (!this.#positions.has(key)) this.#positions.set(key, position);
      }
      if (!isSame(column, valueAt(record, field), value)) setValue(record, field, value);
    }
  }
}

const parentUnknown = sheetMessage("parentUnknown", { column: ownColumns.parent });

/** Whether a new row needs the column. */
function isNeeded({ shape }: Table, { path, shape: part }: Column): boolean {
  const field = shape instanceof z.ZodObject ? shape.shape[path[0] ?? ""] : undefined;
  return field !== undefined && isRequired(field as z.ZodType) && isRequired(part);
}

function isEqualRow({ values }: SheetRow, row: Row): boolean {
  return values.every(({ column, value }) => isSame(column, valueAt(row.value, column.path), value));
}

/** Whether the first cell, such as the date, and most of the others are equal. */
function isSimilarRow(sheetRow: SheetRow, row: Row): boolean {
  return isEqualRow({ ...sheetRow, values: sheetRow.values.slice(0, 1) }, row) && likeness(sheetRow, row) > 0.5;
}

/** The part of the filled cells that are equal. Many rows have the same choices, so that these don't count. */
function likeness({ values }: SheetRow, row: Row): number {
  const cells = values.flatMap(({ column, value }) => {
    const before = valueAt(row.value, column.path);
    const isFilled = before !== undefined || value !== undefined;
    return isFilled && !["choice", "yesNo"].includes(fieldTypeOf(column.shape)) ? isSame(column, before, value) : [];
  });
  return cells.filter(Boolean).length / Math.max(1, cells.length);
}

/** The text of a cell of the desk's own columns; a date as a day. */
function ownText(content: CellValue): string {
  return content === null || content === undefined ? "" : cellText(content).trim();
}

function nameOf({ values }: SheetRow): string {
  const names = keyNames.map((key) => values.find(({ column }) => column.path[0] === key)?.value);
  return String(names.find((name) => typeof name === "string") ?? "").trim();
}

/** Whether a cell equals the present value. An absent value equals its default, and an empty list. */
function isSame({ shape }: Column, before: unknown, value: unknown): boolean {
  const isEmpty = before === "" || before === null || (Array.isArray(before) && before.length === 0);
  const present =
    (isEmpty ? undefined : before) ?? (shape instanceof z.ZodDefault ? shape.def.defaultValue : undefined);
  return isDeepStrictEqual(present, value);
}

function keyOf(path: string, field: FieldPath): string {
  return [path, ...field].join("\n");
}

/** Sets a value in a record, and creates the groups around it; removes an empty value. */
function setValue(record: RecordValue, field: FieldPath, value: unknown): void {
  let group = record as Record<PropertyKey, unknown>;
  if (value === undefined && valueAt(record, field) === undefined) return;
  for (const [index, step] of field.slice(0, -1).entries()) {
    const isList = /^\d+$/.test(String(field[index + 1]));
    if (!isGroup(group[step]) && !Array.isArray(group[step])) group[step] = isList ? [] : {};
    group = group[step] as Record<PropertyKey, unknown>;
  }
  const last = field.at(-1) ?? "";
  if (value === undefined) delete group[last];
  else group[last] = value;
}

/** 1 → "A", 27 → "AA". */
function letters(number: number): string {
  return number < 1 ? "" : letters(Math.floor((number - 1) / 26)) + String.fromCharCode(65 + ((number - 1) % 26));
}
