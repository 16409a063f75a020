import { isBlank } from "@hospital/content/record/values";
import type { z } from "astro/zod";
import type { Cell } from "./cell.ts";

/** Does the same with a part of a value: `nested(shape, value)`. */
type Nested = (shape: z.ZodType, value: unknown) => unknown;

/**
 * The values of a field type in the desk. Everything here runs on the server and in the browser, so that it can't import
 * React; inputs.tsx has the inputs. `shape` is the schema without `optional` and `default`.
 */
export interface ValueType {
  /**
   * A value with all parts that the form shows, null where a part is empty. Without a value, the value of a new record.
   * react-hook-form would fill an absent part with the value that another row had at the same path.
   */
  complete(value: unknown, shape: z.ZodType, complete: Nested): unknown;
  /** The value of the form for a value of the record. */
  parse(stored: unknown, shape: z.ZodType, parse: Nested): unknown;
  /** The value of the record for a value of the form; undefined leaves the field out. */
  serialise(value: unknown, shape: z.ZodType, options: { mayMiss: boolean; serialise: Nested }): unknown;
  /** How a spreadsheet shows the field. */
  sheet(shape: z.ZodType, sheetOf: (shape: z.ZodType) => SheetLayout): SheetLayout;
  /** Whether a duplicate of a record or row starts with the value of the original. */
  isDuplicated: boolean;
}

export type SheetLayout =
  | { as: "nothing" }
  | { as: "cell"; cell: Cell }
  /** A column for each part; `label` names the column of a part. */
  | { as: "columns"; parts: z.ZodObject; label(field: string, part: string): string }
  /** A sheet with a line for each row of the list. */
  | { as: "rows"; row: z.ZodObject };

/** Types whose form value is the stored value. */
export const plainValue = {
  complete: (value) => value ?? null,
  parse: (stored) => stored,
  serialise: (value, _, { mayMiss }) => (mayMiss && isBlank(value) ? undefined : value),
  isDuplicated: true,
} satisfies Omit<ValueType, "sheet">;

/** A plain value in one cell. */
export function cellValue(cell: Cell): ValueType {
  return { ...plainValue, sheet: () => ({ as: "cell", cell }) };
}
