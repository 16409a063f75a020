import { nearest } from "../../content-check/problem.ts";
import type { Column } from "./columns.ts";
import { foldedWord, plainText } from "./plain-text.ts";
import { type CellValue, columnLetters, type Sheet } from "./read-workbook.ts";
import type { Remark } from "./report.ts";
import type { Table } from "./tables.ts";
import { bookRowLabel, keyLabel, ownSheets } from "./write-workbook.ts";

/** A row of the spreadsheet that belongs to a table. */
export interface FileRow {
  sheet: string;
  /** The row number in the spreadsheet, from 1. */
  number: number;
  key: string;
  parent: string;
  cells: Map<Column, CellValue>;
  letters: Map<Column, string>;
}

export interface FileTable {
  table: Table;
  rows: FileRow[];
}

/** The most lines above the header row. */
const maxRowsAboveHeader = 10;

/** The rows of each table in the file, found by their column headers wherever these are. */
export function readRows(
  sheets: Sheet[],
  tables: Table[],
): { found: FileTable[]; problems: Remark[]; notes: Remark[] } {
  const problems: Remark[] = [];
  const notes: Remark[] = [];
  const found: FileTable[] = [];
  const open = new Set(tables);
  const own = sheets.filter(
    ({ name, rows }) => !Object.values(ownSheets).includes(name) && rows.some((row) => row.some(Boolean)),
  );
  // Sheets are matched by name first, then by their columns.
  const named = own.filter(({ name }) => tables.some(({ label }) => foldedWord(label) === foldedWord(name)));
  for (const sheet of [...named, ...own.filter((one) => !named.includes(one))]) {
    const fitting = [...open].map((table) => ({
      table,
      head: headOf(sheet, table),
      isNamed: foldedWord(table.label) === foldedWord(sheet.name),
    }));
    const best = fitting
      .filter(({ head, table, isNamed }) => head.known > (isNamed ? 0 : Math.max(1, table.columns.length / 2)))
      .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.head.known - a.head.known)[0];
    if (!best) {
      if (foldedWord(sheet.name) !== "help")
        notes.push({ place: sheet.name, message: "This sheet belongs to nothing here, and is passed over.", fix: "" });
      continue;
    }
    open.delete(best.table);
    const { rows, remarks } = rowsOf(sheet, best.table, best.head.row);
    found.push({ table: best.table, rows });
    problems.push(...remarks.problems);
    notes.push(...remarks.notes);
  }
  return { found: tables.flatMap((table) => found.filter((one) => one.table === table)), problems, notes };
}

function headersOf(table: Table): string[] {
  return [keyLabel, ...(table.parentLabel ? [table.parentLabel] : []), ...table.columns.map(({ label }) => label)];
}

/** The row with most of the table's headers. */
function headOf({ rows }: Sheet, table: Table): { row: number; known: number } {
  const headers = new Set(table.columns.map(({ label }) => foldedWord(label)));
  const counts = rows
    .slice(0, maxRowsAboveHeader)
    .map((row) => row.filter((cell) => typeof cell === "string" && headers.has(foldedWord(cell))).length);
  const known = Math.max(0, ...counts);
  return { row: counts.indexOf(known), known };
}

function rowsOf(sheet: Sheet, table: Table, head: number) {
  const problems: Remark[] = [];
  const notes: Remark[] = [];
  const headers = sheet.rows[head] ?? [];
  const places = new Map<string, number>();
  for (const [index, header] of headers.entries()) {
    const word = foldedWord(String(header ?? ""));
    const place = `${sheet.name}, column ${columnLetters(index + 1)}`;
    const isKnown = headersOf(table).some((label) => foldedWord(label) === word);
    if (isKnown && places.has(word))
      problems.push({
        place,
        message: `There are two columns "${header}".`,
        fix: "Delete one of the two, or give it another name.",
      });
    else if (isKnown) places.set(word, index);
    else if (word || sheet.rows.slice(head + 1).some((row) => row[index] !== null && row[index] !== undefined))
      notes.push({
        place,
        message: header
          ? `The column "${header}" is not known here, and is passed over.`
          : "The column has no name, and is passed over.",
        fix: "",
      });
  }
  for (const label of headersOf(table)) {
    if (places.has(foldedWord(label))) continue;
    const unknown = headers.map(String).filter((header) => !places.has(foldedWord(header)));
    const near = nearest(label, unknown);
    notes.push({
      place: sheet.name,
      message: `There is no column "${label}": ${label === keyLabel ? "rows are found by their names." : "it stays as it is on the website."}`,
      fix: near ? `If "${near}" is it, name it "${label}".` : "",
    });
  }
  for (const range of sheet.merged) {
    const [, lastRow] = /^[A-Z]+\d+:[A-Z]+(\d+)$/.exec(range) ?? [];
    if (Number(lastRow) > head + 1)
      problems.push({
        place: `${sheet.name}, ${range}`,
        message: "These cells are merged into one, so it is not clear to which rows it belongs.",
        fix: "Unmerge them, and write in each cell what belongs there.",
      });
  }
  const cellOf = (row: CellValue[], label: string) => row[places.get(foldedWord(label)) ?? -1] ?? null;
  const rows = sheet.rows.slice(head + 1).flatMap((row, index): FileRow[] => {
    if (![...places.values()].some((place) => plainText(String(row[place] ?? "")) !== "")) return [];
    const present = table.columns.filter(({ label }) => places.has(foldedWord(label)));
    return [
      {
        sheet: sheet.name,
        number: head + index + 2,
        key: plainText(String(cellOf(row, keyLabel) ?? "")),
        parent: table.parentLabel ? plainText(String(cellOf(row, table.parentLabel) ?? "")) : "",
        cells: new Map(present.map((column) => [column, cellOf(row, column.label)])),
        letters: new Map(
          present.map((column) => [column, columnLetters((places.get(foldedWord(column.label)) ?? 0) + 1)]),
        ),
      },
    ];
  });
  return { rows, remarks: { problems, notes } };
}

export function placeOf(row: FileRow, column?: Column): string {
  const letters = column && row.letters.get(column);
  return `${row.sheet}, row ${row.number}${letters ? `, column ${letters} (${column.label})` : ""}`;
}

/** All column headers. */
export function headersIn(sheets: Sheet[]): string[] {
  return sheets.flatMap(({ rows }) =>
    rows.slice(0, maxRowsAboveHeader).flatMap((row) => row.filter((cell) => typeof cell === "string")),
  );
}

/** A row by sheet and key. JSON, because form fields normalize line breaks. */
export function idOf(table: string, key: string): string {
  return `${table}\t${key}`;
}

/** The cells at the export, by table and key. */
export function fingerprintsIn(sheets: Sheet[]): Map<string, Record<string, string>> {
  const rows = sheets.find(({ name }) => name === ownSheets.marks)?.rows ?? [];
  return new Map(
    rows.flatMap(([table, key, marks]) => {
      try {
        return [[idOf(String(table), String(key)), JSON.parse(String(marks))] as const];
      } catch {
        return [];
      }
    }),
  );
}

/** The name of the book that a file was made from. */
export function bookIn(sheets: Sheet[]): string | undefined {
  const rows = sheets.find(({ name }) => name === ownSheets.marks)?.rows ?? [];
  const row = rows.find(([word]) => word === bookRowLabel);
  return row && String(row[1]);
}
