import { crc32 } from "node:zlib";
import { z } from "astro/zod";
import { coreOf } from "../shapes.ts";
import type { Choice } from "./choices.ts";
import { type Column, valueAt } from "./columns.ts";
import { plainText } from "./plain-text.ts";

/** A value as the text of a cell, with the labels of the forms; "" for none. */
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
    // Texts are separated by semicolons, so one that contains a semicolon is quoted.
    return own.map((text) => (String(text).includes(";") ? `"${text}"` : plainText(String(text)))).join("\n");
  }
  if (typeof own === "boolean") return own ? "Yes" : "No";
  return choices ? labelled(own) : plainText(String(own));
}

/** A row's cell text; empty where the first language's text serves this one too. */
export function formatField(
  form: unknown,
  column: Column,
  choicesFor: (shape: z.ZodType) => Choice[] | undefined,
): string {
  const value = valueAt(form, column.path);
  const isShared = column.original !== undefined && value === valueAt(form, column.original);
  return isShared ? "" : formatCell(column.shape, value, choicesFor);
}

/** A fingerprint of a cell's text at the export. */
export function fingerprint(text: string): string {
  return crc32(text).toString(36);
}
