import writeExcelFile from "write-excel-file/node";
import type { SheetRows } from "../../sheets/workbook.ts";

/** A workbook as a spreadsheet program saves it. */
export function toWorkbook(sheets: SheetRows[]): Promise<Buffer> {
  const book = sheets.map(({ name, rows }) => ({
    sheet: name,
    data: rows.map((row) => row.map((value) => (value === undefined ? null : { value }))),
  }));
  return writeExcelFile(book as never).toBuffer();
}

/** Adds a row with these values by the labels of their columns. */
export function addRow({ rows }: SheetRows, values: Record<string, string>): void {
  rows.push((rows[0] ?? []).map((header) => values[String(header)] ?? ""));
}
