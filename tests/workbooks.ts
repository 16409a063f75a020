import { readFile } from "node:fs/promises";
import { join } from "node:path";
import writeExcelFile from "write-excel-file/node";
import { type CellValue, readWorkbook } from "../editor/spreadsheets/read-workbook.ts";
import { download } from "../editor/spreadsheets/requests.ts";
import { preview } from "../editor/spreadsheets/save-import.ts";

/** The editable sheets of a downloaded file. */
export class Draft {
  readonly name: string;
  readonly sheets: { name: string; rows: CellValue[][] }[];

  constructor(name: string, sheets: { name: string; rows: CellValue[][] }[]) {
    this.name = name;
    this.sheets = sheets;
  }

  static async of(root: string, name: string): Promise<Draft> {
    const { sheets } = await readWorkbook((await download(root, name)) ?? Buffer.alloc(0));
    return new Draft(
      `${name}.xlsx`,
      sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => [...row]) })),
    );
  }

  rows(sheet: string): CellValue[][] {
    return this.sheets.find(({ name }) => name === sheet)?.rows ?? [];
  }

  /** The place of a column, from 0. */
  column(sheet: string, label: string): number {
    const place = this.rows(sheet)[0]?.indexOf(label) ?? -1;
    if (place < 0) throw new Error(`No column "${label}" in ${sheet}`);
    return place;
  }

  /** The row in which `text` stands in any cell. */
  row(sheet: string, text: string): CellValue[] {
    const row = this.rows(sheet).find((cells) => cells.includes(text));
    if (!row) throw new Error(`No row with "${text}" in ${sheet}`);
    return row;
  }

  set(sheet: string, text: string, label: string, value: CellValue): this {
    this.row(sheet, text)[this.column(sheet, label)] = value;
    return this;
  }

  add(sheet: string, cells: Record<string, CellValue>): this {
    const row: CellValue[] = (this.rows(sheet)[0] ?? []).map(() => null);
    for (const [label, value] of Object.entries(cells)) row[this.column(sheet, label)] = value;
    this.rows(sheet).push(row);
    return this;
  }

  bytes(): Promise<Buffer> {
    const cell = (value: CellValue) =>
      value instanceof Date ? { value, type: Date, format: "dd/mm/yyyy hh:mm" } : value;
    return writeExcelFile(
      this.sheets.map(({ name, rows }) => ({ sheet: name, data: rows.map((row) => row.map(cell)) })),
    ).toBuffer();
  }

  async upload(removed: string[] = []) {
    return { name: this.name, bytes: await this.bytes(), removed };
  }

  async preview(root: string, removed: string[] = []) {
    return (await preview(root, await this.upload(removed))).report;
  }
}

export function readContent(root: string, path: string): Promise<string> {
  return readFile(join(root, "content", path), "utf8");
}
