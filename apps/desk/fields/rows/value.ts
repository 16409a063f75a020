import { nameInRow } from "@hospital/content/record/row-name";
import { coreOf } from "@hospital/content/record/shaped-collections";
import { isBlank, isGroup } from "@hospital/content/record/values";
import { defaultLocale } from "@hospital/content/text/locales";
import { slug } from "@hospital/content/text/slug";
import type { z } from "astro/zod";
import { elementOf, lines } from "../lines/value.ts";
import type { ValueType } from "../value-type.ts";

export const rows: ValueType = {
  ...lines,
  serialise: (value, shape, options) => {
    const records = lines.serialise(value, shape, options);
    return Array.isArray(records) && "id" in rowOf(shape).shape ? withIds(records) : records;
  },
  sheet: (shape) => ({ as: "rows", row: rowOf(shape) }),
};

export function rowOf(list: z.ZodType): z.ZodObject {
  return coreOf(elementOf(list)) as z.ZodObject;
}

/** Gives a new row a unique `id` from its first words: "opd-is-closed-on-friday". */
function withIds(rows: unknown[]): unknown[] {
  const usedIds = new Set(rows.map((row) => (isGroup(row) ? row.id : undefined)));
  const counts = new Map<string, number>();
  return rows.map((row) => {
    if (!isGroup(row) || !isBlank(row.id)) return row;
    const { id: _, ...rest } = row;
    const base = slug(nameInRow(row, defaultLocale), 5) || "row";
    let id = base;
    for (let count = counts.get(base) ?? 1; usedIds.has(id); counts.set(base, count)) id = `${base}-${++count}`;
    usedIds.add(id);
    return { id, ...rest };
  });
}
