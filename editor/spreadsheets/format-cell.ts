import { crc32 } from "node:zlib";
import { z } from "astro/zod";
import { coreOf } from "../shapes.ts";
import type { Choice } from "./choices.ts";
import { type Column, valueAt } from "./columns.ts";
import { plainText } from "./plain-text.ts";

/** A value as a cell says it, in the words of the forms; "" for nothing. */
export function formatCell(
  shape: z.ZodType,
  value: unknown,
  choicesFor: (shape: z.ZodType) => Choice[] | undefined,
): string {
  const core = coreOf(shape);
  const own = value ?? (shape instanceof z.ZodDefault ? shape.def.defaultValue : undefined);
  if (own === undefined || own === null) return "";
  const choices = choicesFor(shape);
  const labelled = (one: unknown) => choices?.find((choice) => choice.value === one)?.label ?? String(one);
  if (core instanceof z.ZodArray && Array.isArray(own)) {
    if (choices) return own.map(labelled).join(", ");
    // A semicolon parts texts too: one that has it stands in quotes.
    return own.map((text) => (String(text).includes(";") ? `"${text}"` : plainText(String(text)))).join("\n");
  }
  if (typeof own === "boolean") return own ? "Yes" : "No";
  return choices ? labelled(own) : plainText(String(own));
}

/** What a field of a row says: nothing where the text of the first language serves this one too. */
export function formatField(
  form: unknown,
  column: Column,
  choicesFor: (shape: z.ZodType) => Choice[] | undefined,
): string {
  const value = valueAt(form, column.path);
  const isShared = column.original !== undefined && value === valueAt(form, column.original);
  return isShared ? "" : formatCell(column.shape, value, choicesFor);
}

/** Short for what a cell said when the file was made. */
export function fingerprint(text: string): string {
  return crc32(text).toString(36);
}
