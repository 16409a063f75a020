import { posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { nearest } from "@hospital/content/check/problem";
import type { Message } from "@hospital/content/messages/labels";
import { isGroup } from "@hospital/content/record/fields";
import { slugOf } from "@hospital/content/record/record-paths";
import type { Collection } from "@hospital/content/record/shaped-collections";
import { slug } from "@hospital/content/text/slug";
import { z } from "astro/zod";
import type { Choices, FieldPath, RecordChange, RecordValue, SheetAnswer } from "../api.ts";
import type { CellValue } from "../fields/cell.ts";
import { parseCell } from "../fields/values.ts";
import { parseYesNo } from "../fields/yes-no/value.ts";
import { sheetMessage } from "../messages/say.ts";
import { type ReadRecord, valueAt } from "../store/records.ts";
import { type Column, keyNames, type Row, type Table, tablesOf } from "./tables.ts";
import { headersOf, ownColumns, type SheetRows } from "./workbook.ts";

type Problem = SheetAnswer["problems"][number];

/** The position of a value in the file. */
type Place = Pick<Problem, "sheet" | "row" | "column">;

/** A sheet row that has been read. */
interface Written {
  row: number;
  key: string;
  parent: string;
  isRemoved: boolean;
  /** The values by column; a column that the sheet lacks doesn't change. */
  values: { column: Column; value: unknown; place: Place }[];
}

/** The changes of a file to the records of a collection. */
export class Import {
  readonly problems: Problem[] = [];
  readonly #collection: Collection;
  readonly #choices: Choices;
  readonly #records: ReadRecord[];
  /** The records after the import; null for deleted ones. */
  readonly #now: Map<string, RecordValue | null>;
  readonly #places = new Map<string, Place>();

  constructor(collection: Collection, records: ReadRecord[], choices: Choices) {
    this.#collection = collection;
    this.#records = records;
    this.#choices = choices;
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
      const table = this.#tables().find((one) => one.label === label);
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
  placeOf(path: string, field: FieldPath): Place | undefined {
    for (let length = field.length; length >= 0; length--) {
      const place = this.#places.get(keyOf(path, field.slice(0, length)));
      if (place) return place;
    }
    return undefined;
  }

  #tables(): Table[] {
    const records = [...this.#now].flatMap(([path, value]) =>
      value ? [{ path, value, collection: this.#collection.name, version: "", files: [] }] : [],
    );
    return tablesOf(this.#collection, records);
  }

  #refuse(place: Place, message: Message): void {
    this.problems.push({ ...place, message });
  }

  #readRows(table: Table, { name: sheet, rows: [head = [], ...rows] }: SheetRows): Written[] {
    const headers = head.map((cell) => String(cell ?? "").trim());
    const known = headersOf(table);
    for (const [place, header] of headers.entries())
      if (header !== "" && !known.includes(header))
        this.#refuse({ sheet, row: 1, column: letters(place + 1) }, unknownColumn(header, known));
    // A row without a name is replaced as a whole.
    const needed = known.slice(0, -1).filter((header) => !table.isNamed || header === ownColumns.parent);
    const missing = needed.filter((header) => header !== ownColumns.key && !headers.includes(header));
    for (const header of missing) this.#refuse({ sheet, row: 1 }, sheetMessage("columnMissing", { name: header }));
    // Reported once, not for each row.
    if (missing.length > 0) return [];
    return rows.flatMap((cells, index) => {
      if (cells.every((cell) => cell === null || cell === undefined || String(cell).trim() === "")) return [];
      return this.#readRow(table, sheet, index + 2, headers, cells);
    });
  }

  #readRow(table: Table, sheet: string, row: number, headers: string[], cells: CellValue[]): Written {
    const textOf = (header: string) => String(cells[headers.indexOf(header)] ?? "").trim();
    const values = table.columns.flatMap((column) => {
      const index = headers.indexOf(column.label);
      if (index < 0) return [];
      const place: Place = { sheet, row, column: letters(index + 1) };
      const parsed = parseCell(column.shape, cells[index], this.#choices);
      if ("value" in parsed) return [{ column, value: parsed.value, place }];
      this.#refuse(place, parsed.problem);
      return [];
    });
    const remove = textOf(ownColumns.remove);
    const removed = remove === "" ? { value: false } : parseYesNo(remove);
    if ("problem" in removed)
      this.#refuse({ sheet, row, column: letters(headers.indexOf(ownColumns.remove) + 1) }, removed.problem);
    const isRemoved = "value" in removed && removed.value === true;
    return { row, key: textOf(ownColumns.key), parent: textOf(ownColumns.parent), isRemoved, values };
  }

  #apply(table: Table, written: Written[]): void {
    if (!table.isNamed) {
      this.#replaceRows(table, written);
      return;
    }
    const taken = new Map<Row, number>();
    const removed: Row[] = [];
    for (const one of written) {
      const place = { sheet: table.label, row: one.row };
      const name = nameOf(one);
      const own = table.rows.filter((row) => this.#isIn(table, row, one));
      const byKey = own.find(({ key }) => key === one.key);
      const byName = one.key === "" && name !== "" ? own.filter((row) => row.name === name) : [];
      if (one.key !== "" && !byKey) this.#refuse(place, sheetMessage("noSuchKey", { key: one.key }));
      else if (byName.length > 1) this.#refuse(place, sheetMessage("severalRows", { name, count: byName.length }));
      else {
        const row = byKey ?? byName[0];
        const before = row && taken.get(row);
        if (before !== undefined) this.#refuse(place, sheetMessage("rowTwice", { row: before }));
        else if (row && one.isRemoved) removed.push(row);
        else if (row) this.#write(row.path, row.steps, one);
        else if (!one.isRemoved) this.#add(table, one, name);
        if (row) taken.set(row, one.row);
      }
    }
    // From the last to the first, because each removal moves the following rows.
    for (const row of table.rows.filter((one) => removed.includes(one)).reverse()) this.#remove(row);
  }

  /** Whether a row has the given parent; without one, any. */
  #isIn(table: Table, row: Row, { parent }: Written): boolean {
    if (!table.parent || parent === "") return true;
    return this.#parentsOf(table, parent).some(
      ({ path, steps }) => row.path === path && steps.every((step, place) => row.steps[place] === step),
    );
  }

  #parentsOf(table: Table, named: string): Row[] {
    const parents = table.parent?.rows ?? [];
    if (named === "") return parents.length === 1 ? parents : [];
    const byKey = parents.filter(({ key }) => key === named);
    return byKey.length > 0 ? byKey : parents.filter(({ name, path }) => name === named || slugOf(path) === named);
  }

  #add(table: Table, one: Written, name: string): void {
    const place = { sheet: table.label, row: one.row };
    if (!table.parent) {
      const path = posix.join(posix.dirname(this.#collection.files), `${slug(name)}.yaml`);
      if (!this.#collection.isFolder) this.#refuse(place, sheetMessage("noNewRows"));
      else if (slug(name) === "") this.#refuse(place, sheetMessage("rowWithoutName"));
      else if (this.#now.has(path)) this.#refuse(place, sheetMessage("rowExists", { name: slug(name) }));
      else {
        this.#now.set(path, {});
        this.#write(path, [], one);
      }
      return;
    }
    const [parent, ...more] = this.#parentsOf(table, one.parent);
    if (!parent || more.length > 0) this.#refuse(place, parentUnknown);
    else {
      const list = this.#listAt(parent, table.list);
      list.push({});
      this.#write(parent.path, [...parent.steps, ...table.list, list.length - 1], one);
    }
  }

  /** A sheet has all rows of the parents that it names. */
  #replaceRows(table: Table, written: Written[]): void {
    const byParent = new Map<Row, Written[]>();
    for (const one of written) {
      const [parent, ...more] = this.#parentsOf(table, one.parent || one.key);
      if (!parent || more.length > 0) this.#refuse({ sheet: table.label, row: one.row }, parentUnknown);
      else byParent.set(parent, [...(byParent.get(parent) ?? []), one]);
    }
    for (const [parent, rows] of byParent) {
      const list = this.#listAt(parent, table.list);
      const before = list.splice(0, list.length);
      for (const one of rows.filter(({ isRemoved }) => !isRemoved)) {
        const isLike = (row: unknown) =>
          one.values.every(({ column, value }) => isSame(column, valueAt(row, column.path), value));
        // Keeps values without a column, such as IDs.
        list.push(structuredClone(before.find(isLike) ?? {}));
        this.#write(parent.path, [...parent.steps, ...table.list, list.length - 1], one);
      }
    }
  }

  #listAt({ path, steps }: Row, list: string[]): unknown[] {
    const found = valueAt(this.#now.get(path), [...steps, ...list]);
    if (Array.isArray(found)) return found;
    const created: unknown[] = [];
    put(this.#now.get(path) ?? {}, [...steps, ...list], created);
    return created;
  }

  #write(path: string, steps: FieldPath, { row, values }: Written): void {
    const record = this.#now.get(path);
    if (!record) return;
    for (const { column, value, place } of values) {
      const field = [...steps, ...column.path];
      this.#places.set(keyOf(path, steps), { sheet: place.sheet, row });
      // A problem of a text with a column for each language is shown at the first.
      for (let length = steps.length + 1; length <= field.length; length++) {
        const key = keyOf(path, field.slice(0, length));
        if (!this.#places.has(key)) this.#places.set(key, place);
      }
      if (!isSame(column, valueAt(record, field), value)) put(record, field, value);
    }
  }

  #remove({ path, steps }: Row): void {
    if (steps.length === 0) this.#now.set(path, null);
    else {
      const list = valueAt(this.#now.get(path), steps.slice(0, -1));
      if (Array.isArray(list)) list.splice(Number(steps.at(-1)), 1);
    }
  }
}

const parentUnknown = sheetMessage("parentUnknown", { column: ownColumns.parent });

function unknownColumn(name: string, known: string[]): Message {
  const near = nearest(name, known);
  return near
    ? sheetMessage("noSuchColumnNear", { name, near })
    : sheetMessage("noSuchColumn", { name, names: known.slice(0, 25).join(", ") });
}

function nameOf({ values }: Written): string {
  const found = keyNames.map((key) => values.find(({ column }) => column.path[0] === key)?.value);
  return String(found.find((one) => typeof one === "string") ?? "").trim();
}

/** Whether a cell equals the present value. An absent value equals its default, and an empty list. */
function isSame({ shape }: Column, before: unknown, value: unknown): boolean {
  const isEmpty = before === "" || before === null || (Array.isArray(before) && before.length === 0);
  const own = (isEmpty ? undefined : before) ?? (shape instanceof z.ZodDefault ? shape.def.defaultValue : undefined);
  return isDeepStrictEqual(own, value);
}

function keyOf(path: string, field: FieldPath): string {
  return [path, ...field].join("\n");
}

/** Sets a value in a record, and creates the groups around it; removes an empty value. */
function put(record: RecordValue, field: FieldPath, value: unknown): void {
  let group = record as Record<PropertyKey, unknown>;
  if (value === undefined && valueAt(record, field) === undefined) return;
  for (const [place, step] of field.slice(0, -1).entries()) {
    const isList = /^\d+$/.test(String(field[place + 1]));
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
