import { isBlank } from "@hospital/content/record/values";
import type { z } from "astro/zod";
import { listCell } from "../list-cell.ts";
import type { ValueType } from "../value-type.ts";

/** A list: each of its elements is a value with its own type. */
export const lines: ValueType = {
  complete: (value, shape, complete) =>
    Array.isArray(value) ? value.map((row) => complete(elementOf(shape), row)) : (value ?? null),
  parse: (stored, shape, parse) => (Array.isArray(stored) ? stored.map((row) => parse(elementOf(shape), row)) : stored),
  serialise: (value, shape, { mayMiss, serialise }) => {
    if (!Array.isArray(value)) return mayMiss && isBlank(value) ? undefined : value;
    const rows = value.map((row) => serialise(elementOf(shape), row));
    return rows.length === 0 && mayMiss ? undefined : rows;
  },
  sheet: (shape, sheetOf) => {
    const element = sheetOf(elementOf(shape));
    if (element.as === "cell") return { as: "cell", cell: listCell(element.cell) };
    // A text in each language needs a column for each.
    return element.as === "columns" ? { as: "rows", row: element.parts } : element;
  },
  isDuplicated: true,
};

export function elementOf(list: z.ZodType): z.ZodType {
  return (list as z.ZodArray).element as z.ZodType;
}
