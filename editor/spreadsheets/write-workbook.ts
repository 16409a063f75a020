import { z } from "astro/zod";
import writeExcelFile, { type CellObject, type Feature, type Sheet } from "write-excel-file/node";
import {
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from "write-excel-file/utility";
import { coreOf } from "../shapes.ts";
import type { Choice } from "./choices.ts";
import type { Column } from "./columns.ts";
import { fingerprint, formatField } from "./format-cell.ts";
import { helpRows } from "./help.ts";
import { columnLetters } from "./read-workbook.ts";
import { type Row, rowNamer, type Table } from "./tables.ts";

/** The hidden sheet with the exported cells and the options. */
export const ownSheets = { marks: "website-cells", choices: "website-choices" };
/** Before the name of the book, among these marks. */
export const bookRowLabel = "book";
export const keyLabel = "Key";
const freeRows = 100;

const text = { type: String, format: "@", alignVertical: "top", wrap: true } as const;
const head = { ...text, fontWeight: "bold", backgroundColor: "#DCEBE7" } as const;
const key = { ...text, textColor: "#6B6B6B" } as const;

/** An .xlsx file with a sheet for each table; all texts are text cells, so that none is a formula. */
export async function writeWorkbook(
  name: string,
  tables: Table[],
  choicesFor: (shape: z.ZodType) => Choice[] | undefined,
): Promise<Buffer> {
  const lists = new Map<string, string[]>();
  const sheets = tables.map((table) => sheetOf(table, choicesFor));
  const validations = tables.map((table) => validationsOf(table, choicesFor, lists));
  const marks = [
    [bookRowLabel, name],
    ...tables.flatMap((table) => table.rows.map((row) => [table.label, row.key, marksOf(table, row, choicesFor)])),
  ];
  const help: Sheet<never> = {
    sheet: "Help",
    data: helpRows(tables, choicesFor).map((row) => row.map((value) => ({ ...text, value }))),
    columns: [{ width: 24 }, { width: 34 }, { width: 90 }],
  };
  const columns = [...lists.values()];
  const longest = Math.max(0, ...columns.map((words) => words.length));
  const choices = Array.from({ length: longest }, (_, place) =>
    columns.map((words) => ({ ...text, value: words[place] ?? "" })),
  );
  const hidden = [
    { sheet: ownSheets.marks, data: marks.map((row) => row.map((value) => ({ ...text, value, wrap: false }))) },
    { sheet: ownSheets.choices, data: choices },
  ];
  const feature: Feature<never> = {
    files: {
      transform: {
        "xl/workbook.xml": {
          transformElementAttributes: (tag, attributes) =>
            tag === "sheet" && Object.values(ownSheets).includes(String(attributes.name))
              ? { ...attributes, state: "hidden" }
              : attributes,
        },
        "xl/worksheets/sheet{id}.xml": {
          transform: (xml, _, { sheetIndex }) => withValidations(xml, validations[sheetIndex] ?? []),
        },
      },
    },
  };
  return writeExcelFile([...sheets, help, ...hidden] as Sheet<never>[], { features: [feature as never] }).toBuffer();
}

function sheetOf(table: Table, choicesFor: (shape: z.ZodType) => Choice[] | undefined) {
  const { columns, rows, parent, parentLabel } = table;
  const called = parent && rowNamer(parent);
  const headers = [keyLabel, ...(parentLabel ? [parentLabel] : []), ...columns.map(({ label }) => label)];
  const free = Array.from({ length: freeRows }, () =>
    headers.map((_, place) => cellOf(columns[place - headers.length + columns.length], "")),
  );
  const data = rows.map((row) => [
    { ...key, value: row.key },
    ...(parentLabel && row.parent && called ? [{ ...text, value: called(row.parent) }] : []),
    ...columns.map((column) => cellOf(column, formatField(row.form, column, choicesFor))),
  ]);
  const widths = headers.map((header, place) => ({
    width: Math.min(45, Math.max(header.length, 8, ...data.slice(0, 200).map((row) => longestLine(row[place]))) + 2),
  }));
  return {
    sheet: table.label,
    data: [headers.map((value) => ({ ...head, value })), ...data, ...free],
    columns: widths,
    stickyRowsCount: 1,
    stickyColumnsCount: parentLabel ? 2 : 1 + (columns.length > 3 ? 1 : 0),
  };
}

function longestLine(cell: CellObject | undefined): number {
  return Math.max(
    ...String(cell?.value ?? "")
      .split("\n")
      .map((line) => line.length),
  );
}

function cellOf(column: Column | undefined, said: string): CellObject {
  const isNumber = column && coreOf(column.shape) instanceof z.ZodNumber;
  if (isNumber) return said === "" ? {} : { value: Number(said), type: Number, alignVertical: "top" };
  return { ...text, value: said };
}

/** The fingerprints of a row's cells, by column. */
function marksOf({ columns }: Table, row: Row, choicesFor: (shape: z.ZodType) => Choice[] | undefined): string {
  return JSON.stringify(
    Object.fromEntries(columns.map((column) => [column.label, fingerprint(formatField(row.form, column, choicesFor))])),
  );
}

interface Validation {
  /** "C2:C500" */
  range: string;
  formula: string;
}

/** The drop-down lists (data validations). */
function validationsOf(
  table: Table,
  choicesFor: (shape: z.ZodType) => Choice[] | undefined,
  lists: Map<string, string[]>,
): Validation[] {
  const before = table.parentLabel ? 2 : 1;
  const last = table.rows.length + 1 + freeRows;
  return table.columns.flatMap(({ shape }, place) => {
    const core = coreOf(shape);
    const words =
      core instanceof z.ZodBoolean
        ? ["Yes", "No"]
        : core instanceof z.ZodArray
          ? []
          : (choicesFor(shape) ?? []).map(({ label }) => label);
    if (words.length === 0) return [];
    const name = words.join("\n");
    if (!lists.has(name)) lists.set(name, words);
    const list = columnLetters([...lists.keys()].indexOf(name) + 1);
    const column = columnLetters(place + before + 1);
    return [
      { range: `${column}2:${column}${last}`, formula: `'${ownSheets.choices}'!$${list}$1:$${list}$${words.length}` },
    ];
  });
}

function withValidations(xml: string, validations: Validation[]): string {
  if (validations.length === 0) return xml;
  const rules = validations.map(
    ({ range, formula }) =>
      `<dataValidation type="list" allowBlank="1" sqref="${range}"><formula1>${sanitizeTextContent(formula)}</formula1></dataValidation>`,
  );
  const order = getOrderOfSiblings("xl/worksheets/sheet{id}.xml", "worksheet") ?? [];
  const markup = `<dataValidations count="${rules.length}">${rules.join("")}</dataValidations>`;
  return insertElementMarkupAccordingToOrderOfSiblings(xml, markup, order, "worksheet");
}
