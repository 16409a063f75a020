import readExcelFile from "read-excel-file/universal";
import { pack, UnreadableFile, unpack } from "./archive.ts";

/** A cell's value; of a formula its result. */
export type CellValue = string | number | boolean | Date | null;

export interface Sheet {
  name: string;
  rows: CellValue[][];
  /** Merged cells, as "B3:B5". */
  merged: string[];
}

export interface Workbook {
  sheets: Sheet[];
  /** The 1904 date system of old Excel for Mac. */
  countsFrom1904: boolean;
}

/** Far more than a hospital's lists have. */
const limits = { rows: 20_000, columns: 256 };
/** Of the format itself. */
const lastRow = 1_048_576;

/** A formula without a cached value. */
export const unknownFormula = "#FORMULA!";

/**
 * The cells of an .xlsx file, row by row.
 *
 * @throws {UnreadableFile}
 */
export async function readWorkbook(bytes: Buffer): Promise<Workbook> {
  const texts = unpack(bytes);
  const merged = new Map<string, string[]>();
  for (const [path, text] of texts) {
    if (/<!DOCTYPE/i.test(text.slice(0, 1000))) throw new UnreadableFile("It holds what no spreadsheet has.");
    if (!path.startsWith("xl/worksheets/")) continue;
    refuseHuge(text);
    merged.set(
      path,
      [...text.matchAll(/<mergeCell [^>]*ref="([A-Z0-9:]+)"/g)].map(([, range = ""]) => range),
    );
    texts.set(path, withSpokenErrors(text));
  }
  const book = texts.get("xl/workbook.xml") ?? "";
  const countsFrom1904 = /<workbookPr\b[^>]*\bdate1904="(?:1|true)"/.test(book);
  // The library knows "1" alone, LibreOffice writes "true".
  texts.set("xl/workbook.xml", book.replace('date1904="true"', 'date1904="1"'));
  const files = sheetFiles(book, texts.get("xl/_rels/workbook.xml.rels") ?? "");
  const sheets = await readExcelFile(new Blob([new Uint8Array(pack(texts))])).catch(() => {
    throw new UnreadableFile("It cannot be read. Open it in Excel or LibreOffice, save it as .xlsx, and choose that.");
  });
  return {
    sheets: sheets.map(({ sheet, data }, index) => ({
      name: sheet,
      rows: data as CellValue[][],
      merged: merged.get(files[index] ?? "") ?? [],
    })),
    countsFrom1904,
  };
}

function refuseHuge(text: string): void {
  for (const [, row] of text.matchAll(/<row\b[^>]*\br="(\d+)"/g))
    if (Number(row) > lastRow) throw new UnreadableFile("A row has a number that no sheet has.");
  for (const [, letters = "", row] of text.matchAll(/<c\b[^>]*\br="([A-Z]+)(\d+)"(?:[^>]*[^>/])?>/g))
    if (Number(row) > limits.rows || columnNumber(letters) > limits.columns)
      throw new UnreadableFile(
        `Something stands in ${letters}${row}: a sheet is read to row ${limits.rows} and ${limits.columns} columns.`,
      );
}

/** The library reads error cells and formulas without a value as empty, which an import would take for deletions. */
function withSpokenErrors(text: string): string {
  return text
    .replaceAll(/(<c\b[^>]*\bt=")e(")/g, "$1str$2")
    .replaceAll(
      /<c\b[^>]*\br="([A-Z]+\d+)"[^>]*>\s*<f\b(?:[^>]*\/>|[^>]*>[^<]*<\/f>)\s*<\/c>/g,
      `<c r="$1" t="str"><v>${unknownFormula}</v></c>`,
    );
}

/** The files of the sheets, in the order of the sheets. */
function sheetFiles(book: string, relations: string): (string | undefined)[] {
  const targets = new Map(
    [...relations.matchAll(/<Relationship\b[^>]*>/g)].map(([tag]) => [attribute(tag, "Id"), attribute(tag, "Target")]),
  );
  return [...book.matchAll(/<sheet\b[^>]*>/g)].map(([tag]) =>
    targets.get(attribute(tag, "(?:\\w+:)?id"))?.replace(/^\/?(?:xl\/)?/, "xl/"),
  );
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}

/** "A" → 1, "AA" → 27. */
function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** 1 → "A", 27 → "AA". */
export function columnLetters(number: number): string {
  return number < 1 ? "" : columnLetters(Math.floor((number - 1) / 26)) + String.fromCharCode(65 + ((number - 1) % 26));
}
