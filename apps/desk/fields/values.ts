import { coreOf } from "@hospital/content/record/shaped-collections";
import type { FieldType } from "@hospital/content/schema/metadata";
import { writtenPhone } from "@hospital/content/text/phone-number";
import { z } from "astro/zod";
import type { Choices } from "../api.ts";
import { type CellValue, type Parsed, readCell } from "./cell.ts";
import { choice } from "./choice/value.ts";
import { day } from "./day/value.ts";
import { fieldTypeOf } from "./field-type.ts";
import { group } from "./group/value.ts";
import { lines } from "./lines/value.ts";
import { localized } from "./localized/value.ts";
import { month } from "./month/value.ts";
import { number } from "./number/value.ts";
import { reference } from "./reference/value.ts";
import { rows } from "./rows/value.ts";
import { textCell } from "./text-cell.ts";
import { parseTime } from "./time-cell.ts";
import { cellValue, plainValue, type SheetLayout, type ValueType } from "./value-type.ts";
import { yesNo } from "./yes-no/value.ts";

const text = cellValue(textCell());
/** Spreadsheets leave it out. */
const inNoSheet = { sheet: () => ({ as: "nothing" as const }) };

const valueTypes: Record<FieldType, ValueType> = {
  address: text,
  choice,
  choices: lines,
  day,
  email: text,
  endTime: cellValue({ format: String, parse: (content) => parseTime(content, true) }),
  // The point is chosen on the photo, and another photo needs another point.
  focus: { ...group, ...inNoSheet, isDuplicated: false },
  // The desk writes it: an ID from the name of the row, the digest of a signed text.
  generated: { ...plainValue, ...inNoSheet, isDuplicated: false },
  group,
  line: text,
  lines,
  localized,
  month,
  number,
  paragraph: text,
  // Two records seldom share a number.
  phone: { ...cellValue(textCell((text) => writtenPhone(text) ?? text)), isDuplicated: false },
  picture: { ...plainValue, ...inNoSheet },
  prose: { ...localized, ...inNoSheet },
  reference,
  rows,
  shortNumber: { ...text, isDuplicated: false },
  time: cellValue({ format: String, parse: (content) => parseTime(content, false) }),
  words: lines,
  yesNo,
};

const typeOf = (shape: z.ZodType) => valueTypes[fieldTypeOf(shape)];

/** A record or row with all of its fields, null for each empty one; without a value, the beginning of a new one. */
export function complete(shape: z.ZodType, value?: unknown): unknown {
  return typeOf(shape).complete(value, coreOf(shape), complete);
}

/** A record for the form: shared texts are repeated for each language. */
export function toForm(shape: z.ZodType, value: unknown): unknown {
  return typeOf(shape).parse(value, coreOf(shape), toForm);
}

/** The record of a form, without empty fields and defaults; `undefined` if nothing is left. */
export function toRecord(shape: z.ZodType, value: unknown): unknown {
  if (shape instanceof z.ZodDefault && value === shape.def.defaultValue) return undefined;
  const mayMiss = shape.safeParse(undefined).success;
  return typeOf(shape).serialise(value, coreOf(shape), { mayMiss, serialise: toRecord });
}

export function isDuplicated(shape: z.ZodType): boolean {
  return typeOf(shape).isDuplicated;
}

export function sheetOf(shape: z.ZodType): SheetLayout {
  return typeOf(shape).sheet(coreOf(shape), sheetOf);
}

/** Formats a value as a cell; "" without a value. */
export function formatCell(shape: z.ZodType, value: unknown, choices: Choices): string | number {
  const valueOrDefault = value ?? (shape instanceof z.ZodDefault ? shape.def.defaultValue : undefined);
  return valueOrDefault === undefined || valueOrDefault === null ? "" : cellOf(shape).format(valueOrDefault, choices);
}

/** Parses a cell; undefined for an empty one. */
export function parseCell(shape: z.ZodType, content: CellValue, choices: Choices): Parsed {
  return readCell(cellOf(shape), content, choices);
}

function cellOf(shape: z.ZodType) {
  const sheet = sheetOf(shape);
  if (sheet.as !== "cell") throw new Error(`The field type ${fieldTypeOf(shape)} has no cell.`);
  return sheet.cell;
}
