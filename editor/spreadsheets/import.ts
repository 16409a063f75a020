import { createHash } from "node:crypto";
import { choicesOf } from "../config.ts";
import { readRecords } from "../content.ts";
import { addRow, isBlank, removeRow, setValue, titleOf } from "./apply.ts";
import { choicesFor } from "./choices.ts";
import { type Column, nameOf, valueAt } from "./columns.ts";
import { fingerprint, formatCell, formatField } from "./format-cell.ts";
import { type Fingerprints, matchRows, nameColumn } from "./match.ts";
import { parseCell } from "./parse-cell.ts";
import { foldedWord } from "./plain-text.ts";
import { type FileRow, type FileTable, fingerprintsIn, headersIn, idOf, placeOf, readRows } from "./read-rows.ts";
import type { Workbook } from "./read-workbook.ts";
import type { Report, RowChange } from "./report.ts";
import { type Book, type Row, rowNamer, type Table, tablesOf } from "./tables.ts";

/** The plan of an import: its report and the resulting content. */
export interface Import {
  report: Report;
  tables: Table[];
  /** The spreadsheet row of each content row. */
  sources: Map<Row, FileRow>;
  /** Paths of changed records. */
  touched: Set<string>;
  /** Deleted records. */
  removed: Set<string>;
  /** Records as the forms have them, by path. */
  forms: Map<string, unknown>;
}

/** Plans the import of a file. `removed` are the ids of missing rows to delete. */
export async function readImport(root: string, book: Book, workbook: Workbook, removed: string[]): Promise<Import> {
  const { sheets, countsFrom1904 } = workbook;
  const { tables, forms } = await tablesOf(root, book, headersIn(sheets));
  const context = { choicesFor: choicesFor(choicesOf(await readRecords(root))), countsFrom1904 };
  const { found, problems, notes } = readRows(sheets, tables);
  const marks = fingerprintsIn(sheets);
  const report: Report = { label: book.label, added: [], changed: [], missing: [], problems, notes };
  const state: Import = { report, tables, sources: new Map(), touched: new Set(), removed: new Set(), forms };
  if (found.length === 0)
    problems.push({
      place: sheets.map(({ name }) => name).join(", "),
      message: `No sheet has the columns of "${book.label}".`,
      fix: "Choose the file that was downloaded here. The names of the columns stand in its first row.",
    });
  const textOf = (row: Row, column: Column) => formatField(row.form, column, context.choicesFor);
  const meant = (row: FileRow, column: Column, current?: unknown) =>
    parseCell(column.shape, row.cells.get(column) ?? null, current, context);
  const rowTexts = {
    fingerprintsFor: (table: Table, key: string): Fingerprints => marks.get(idOf(table.label, key)),
    textOf,
    fileText: (row: FileRow, column: Column) => {
      const understood = meant(row, column);
      return "value" in understood ? formatCell(column.shape, understood.value, context.choicesFor) : "";
    },
  };
  for (const fileTable of found) importTable(fileTable);
  return state;

  function importTable(fileTable: FileTable): void {
    const { table, rows } = fileTable;
    const before = [...table.rows];
    const title = new Map(before.map((row) => [row, titleOf(row, table, textOf)]));
    const matches = matchRows(fileTable, rowTexts);
    const named = nameColumn(table);
    for (const fileRow of rows) {
      const match = matches.get(fileRow);
      const duplicate = rows.find(
        (other) => other !== fileRow && other.number < fileRow.number && isDuplicate(other, fileRow, table),
      );
      if (duplicate) reportDuplicate(fileRow, duplicate);
      else if (match === "gone") reportDeleted(fileRow, table);
      // Deleted with its parent.
      else if (match && isGone(match)) state.sources.set(match, fileRow);
      else if (match) changeRow(fileRow, match, table, title.get(match) ?? "");
      else newRow(fileRow, table, named);
    }
    reportMissing(table, rows, before, title);
  }

  function isDuplicate(one: FileRow, other: FileRow, { parent }: Table): boolean {
    if (one.key !== "" && one.key === other.key) return true;
    const called = !parent && nameColumn(tables[0] as Table);
    return (
      Boolean(called) &&
      !other.key &&
      rowTexts.fileText(one, called as Column) === rowTexts.fileText(other, called as Column)
    );
  }

  function reportDuplicate(fileRow: FileRow, duplicate: FileRow): void {
    problems.push({
      place: placeOf(fileRow),
      message:
        fileRow.key && fileRow.key === duplicate.key
          ? `It has the same key as row ${duplicate.number}: ${fileRow.key}.`
          : `It is called the same as row ${duplicate.number}.`,
      fix: "Keep one of the two rows. If it is a new one, empty its key, and give it a name of its own.",
    });
  }

  function reportDeleted(fileRow: FileRow, table: Table): void {
    problems.push({
      place: placeOf(fileRow),
      message: `The website has no "${fileRow.key}" in ${table.label}: it was deleted or changed since this file was made.`,
      fix: "Download the file once more. If this row is to be added anew, empty its key.",
    });
  }

  function changeRow(fileRow: FileRow, row: Row, table: Table, title: string): void {
    state.sources.set(row, fileRow);
    reportOtherParent(fileRow, row, table);
    const known = rowTexts.fingerprintsFor(table, fileRow.key);
    const fields = [...fileRow.cells.keys()].flatMap((column) => {
      const before = textOf(row, column);
      const now = valueAt(row.form, column.path);
      const after = cellText(fileRow, column, now);
      const atFirst = known?.[column.label];
      // Cells unchanged since the export keep the website's current value.
      if (after === undefined || after === before || fingerprint(after) === atFirst || after === now) return [];
      const value = valueIn(fileRow, column, row);
      // A shared text stays shared.
      for (const { path, original } of table.columns)
        if (original?.join() === column.path.join() && valueAt(row.form, path) === now) setValue(row, path, value);
      setValue(row, column.path, value);
      const isNewer = atFirst !== undefined && fingerprint(before) !== atFirst;
      const note = "Changed on the website too, after this file was made.";
      return [{ label: column.label, before, after, ...(isNewer && { note }) }];
    });
    if (fields.length === 0) return;
    state.touched.add(row.path);
    report.changed.push({ title, place: placeOf(fileRow), fields });
  }

  function newRow(fileRow: FileRow, table: Table, named: Column | undefined): void {
    const parent = parentOf(fileRow, table);
    if (parent === null) return;
    if (!parent && !book.takesNew)
      return void problems.push({
        place: placeOf(fileRow),
        message: `${book.label} has one row here and no more.`,
        fix: "Delete this row.",
      });
    const name = named ? rowTexts.fileText(fileRow, named) : "";
    const row = addRow(table, parent, fileRow, book, name);
    if (!row)
      return void problems.push({
        place: placeOf(fileRow, named),
        message: "A new row needs a name in English: the address of its page is made from it.",
        fix: "Write the name in English letters.",
      });
    const fields = [...fileRow.cells.keys()].flatMap((column) => {
      const after = cellText(fileRow, column, undefined);
      const value = valueIn(fileRow, column, row);
      if (!isBlank(value)) setValue(row, column.path, value);
      return after ? [{ label: column.label, before: "", after }] : [];
    });
    if (!row.parent) forms.set(row.path, row.form);
    state.sources.set(row, fileRow);
    state.touched.add(row.path);
    const change: RowChange = { title: titleOf(row, table, textOf), place: placeOf(fileRow), fields };
    report.added.push(change);
  }

  /** A cell's normalized text; undefined, with a problem reported, where it is invalid. */
  function cellText(fileRow: FileRow, column: Column, current: unknown): string | undefined {
    const understood = meant(fileRow, column, current);
    if ("value" in understood) return formatCell(column.shape, understood.value, context.choicesFor);
    const [message, fix] = understood.problem;
    problems.push({ place: placeOf(fileRow, column), message, fix });
    return undefined;
  }

  function valueIn(fileRow: FileRow, column: Column, row: Row): unknown {
    const understood = meant(fileRow, column, valueAt(row.form, column.path));
    return "value" in understood ? understood.value : undefined;
  }

  /** The parent of a new row; `null`, with a problem reported, where it is ambiguous. */
  function parentOf(fileRow: FileRow, { parent, parentLabel }: Table): Row | undefined | null {
    if (!parent) return undefined;
    if (!parentLabel) return parent.rows[0] ?? null;
    const called = rowNamer(parent);
    const word = foldedWord(fileRow.parent);
    const same = parent.rows.filter((row) =>
      [called(row), row.key, nameOf(row.form) ?? ""].map(foldedWord).includes(word),
    );
    if (word && same.length === 1) return same[0] as Row;
    const what = parentLabel.toLowerCase();
    problems.push({
      place: `${placeOf(fileRow)} (${parentLabel})`,
      message:
        word === ""
          ? `It does not say to which ${what} it belongs.`
          : same.length > 1
            ? `More than one ${what} is called "${fileRow.parent}".`
            : `There is no ${what} "${fileRow.parent}".`,
      fix:
        word !== "" && same.length > 1
          ? `Write the key: ${same.map(({ key }) => key).join(" or ")}.`
          : `Write the name as it stands in the sheet ${parent.label}.`,
    });
    return null;
  }

  function reportOtherParent(fileRow: FileRow, row: Row, { parent, parentLabel }: Table): void {
    if (!parentLabel || !row.parent || !parent || fileRow.parent === "") return;
    const names = [
      rowNamer(parent)(row.parent),
      row.parent.key,
      nameOf(row.parent.form) ?? "",
      ...earlierNames(row.parent),
    ];
    if (names.map(foldedWord).includes(foldedWord(fileRow.parent))) return;
    problems.push({
      place: `${placeOf(fileRow)} (${parentLabel})`,
      message: `This row belongs to ${nameOf(row.parent.form) ?? row.parent.key}, not to "${fileRow.parent}".`,
      fix: "To move it, empty its key here, and tick the old row among those that are missing.",
    });
  }

  /** A row's name before this import renamed it. */
  function earlierNames(row: Row): string[] {
    return report.changed.flatMap(({ fields, place }) => {
      const source = state.sources.get(row);
      return source && place === placeOf(source) ? fields.map(({ before }) => before) : [];
    });
  }

  function reportMissing(table: Table, fileRows: FileRow[], before: Row[], title: Map<Row, string>): void {
    const inFile = new Set(fileRows.map(({ key }) => idOf(table.label, key)));
    const deleted = [...marks].filter(([id]) => id.startsWith(idOf(table.label, "")) && !inFile.has(id));
    // Rows added on the website since the export are not missing.
    const wasThere = (row: Row, id: string) =>
      marks.size === 0 ||
      deleted.some(
        ([other, exported]) => other === id || (table.parent !== undefined && isAsExported(row, table, exported)),
      );
    for (const row of before) {
      const id = idOf(table.label, row.key);
      if (state.sources.has(row) || isGone(row) || !wasThere(row, id)) continue;
      report.missing.push({ id, title: title.get(row) ?? row.key });
      if (!removed.includes(id)) continue;
      if (row.parent) removeRow(row);
      else state.removed.add(row.path);
      state.touched.add(row.path);
    }
  }

  function isAsExported(row: Row, table: Table, exported: Record<string, string>): boolean {
    return table.columns.every((column) => fingerprint(textOf(row, column)) === exported[column.label]);
  }

  function isGone(row: Row): boolean {
    return (
      state.removed.has(row.path) || (row.parent?.list !== undefined && !row.parent.list.includes(row.parent.form))
    );
  }
}

/** Imports with the same fingerprint do the same. */
export function importFingerprint({ report }: Import, removed: string[]): string {
  return createHash("sha256")
    .update(JSON.stringify([report, removed.toSorted()]))
    .digest("hex")
    .slice(0, 16);
}

/** "Doctors: 2 new, 10 changed, 1 deleted (doctors.xlsx)" */
export function importSummary({ report }: Import, { name, removed }: { name: string; removed: string[] }): string {
  const counts = { new: report.added.length, changed: report.changed.length, deleted: removed.length };
  const said = Object.entries(counts).flatMap(([word, count]) => (count > 0 ? [`${count} ${word}`] : []));
  return `${report.label}: ${said.join(", ")} (${name})`;
}
