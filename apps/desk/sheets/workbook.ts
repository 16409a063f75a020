import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { valueAt } from "@hospital/content/record/values";
import writeExcelFile, { type CellObject } from "write-excel-file/node";
import type { Choices } from "../api.ts";
import type { CellValue } from "../fields/cell.ts";
import { formatCell } from "../fields/values.ts";
import { refusalMessage } from "../messages/writers.ts";
import { runExclusively } from "../store/exclusive.ts";
import { Refusal } from "../store/refusal.ts";
import { parentKeyOf, type Table } from "./tables.ts";

/** The columns before and after the fields' columns. */
export const ownColumns = { key: "Key", parent: "Belongs to", remove: "Remove" };

/** The rows of a sheet; the first one has its headers. */
export interface SheetRows {
  name: string;
  rows: CellValue[][];
}

/** The sheet that names the version of the content. */
const versionSheet = "Version";

/** The commit that a file was exported from, if the file still has it, and the other sheets. */
export function withoutVersion(sheets: SheetRows[]): { commit: string; sheets: SheetRows[] } {
  const sheetWithVersion = sheets.find(({ name }) => name === versionSheet);
  return {
    commit: String(sheetWithVersion?.rows[1]?.[0] ?? "").trim(),
    sheets: sheets.filter((sheet) => sheet !== sheetWithVersion),
  };
}

/** The headers of a table's sheet. */
export function headersOf({ columns, parent }: Table): string[] {
  const labels = columns.map(({ label }) => label);
  return [ownColumns.key, ...(parent ? [ownColumns.parent] : []), ...labels, ownColumns.remove];
}

const text = { type: String, format: "@", alignVertical: "top", wrap: true } as const;

/** An .xlsx file with a sheet for each table; texts are text cells, so that none is a formula or a date. */
export function writeWorkbook(tables: Table[], choices: Choices, commit: string): Promise<Buffer> {
  const sheets = tables.map((table) => {
    const headers = headersOf(table);
    const rows = table.rows.map((row) => [
      row.key,
      ...(table.parent ? [parentKeyOf(row.key)] : []),
      ...table.columns.map(({ path, shape }) => formatCell(shape, valueAt(row.value, path), choices)),
      "",
    ]);
    const cell = (value: string | number): CellObject =>
      typeof value === "number" ? { value, type: Number, alignVertical: "top" } : { ...text, value };
    return {
      sheet: table.label,
      data: [
        headers.map((value) => ({ ...text, value, fontWeight: "bold" as const })),
        ...rows.map((row) => row.map(cell)),
      ],
      columns: headers.map((header, index) => ({
        width: widthOf(
          header,
          rows.map((row) => row[index]),
        ),
      })),
      stickyRowsCount: 1,
    };
  });
  const version = {
    sheet: versionSheet,
    data: ["Leave this sheet in the file: with it, what others save meanwhile stays.", commit].map((value) => [
      { ...text, value },
    ]),
    columns: [{ width: 60 }],
  };
  return writeExcelFile([...sheets, version] as never).toBuffer();
}

function widthOf(header: string, cells: (string | number | undefined)[]): number {
  const longest = cells.slice(0, 200).map((cell) =>
    Math.max(
      ...String(cell ?? "")
        .split("\n")
        .map(({ length }) => length),
    ),
  );
  return Math.min(45, Math.max(header.length, 8, ...longest) + 2);
}

/** The limits for reading a file, in seconds and in megabytes of memory. */
const limits = { seconds: 30, megabytes: 400 };

/**
 * The cells of an .xlsx file; in a separate thread and one after another, because a small file can unpack to a huge
 * one.
 *
 * @throws {Refusal} for another format, or a file that is too large.
 */
export function readWorkbook(bytes: Buffer): Promise<SheetRows[]> {
  return runExclusively("workbooks", () => readInThread(bytes));
}

async function readInThread(bytes: Buffer): Promise<SheetRows[]> {
  const worker = new Worker(new URL("workbook.worker.ts", import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  const ended = new Promise((resolve) => worker.once("exit", resolve));
  try {
    const [sheets] = await once(worker, "message", { signal: AbortSignal.timeout(limits.seconds * 1000) });
    // A thread that is terminated while it compiles can crash the process, so it ends without `terminate`.
    await ended;
    return sheets as SheetRows[];
  } catch {
    await worker.terminate();
    throw new Refusal(refusalMessage("sheetUnreadable"));
  }
}
