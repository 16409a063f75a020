import { z } from "astro/zod";
import { defaultLocale, publishedLocales } from "../text/locales.ts";
import { slug } from "../text/slug.ts";
import { isLocalized } from "../text/translation.ts";
import { isGroup, ownValue } from "./fields.ts";
import { nameInRow } from "./row-name.ts";
import { coreOf, groupOf } from "./shaped-collections.ts";

/** A record for the editor: shared texts are repeated for each language. */
export function toForm(shape: z.ZodType, value: unknown): unknown {
  const inner = coreOf(shape);
  if (isLocalized(inner) && typeof value === "string")
    return Object.fromEntries(publishedLocales.map((locale) => [locale, value]));
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((row) => toForm(inner.element as z.ZodType, row));
  if (!(inner instanceof z.ZodObject && isGroup(value))) return value;
  return mapped(value, (part, key) =>
    Object.hasOwn(inner.shape, key) ? toForm(inner.shape[key] as z.ZodType, part) : part,
  );
}

/**
 * A record or row with all of its fields, null where it has nothing. For a field that is missing, react-hook-form shows
 * what stood at the same path when the form began: another row's value, once rows have moved.
 */
export function filledUp(shape: z.ZodType, value?: unknown): unknown {
  const inner = coreOf(shape);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((row) => filledUp(inner.element as z.ZodType, row));
  const fields = isLocalized(inner) ? groupOf(inner).shape : inner instanceof z.ZodObject ? inner.shape : undefined;
  if (!fields || (value && !isGroup(value))) return value ?? null;
  const group = value as Record<string, unknown> | undefined;
  const parts = Object.entries(fields).map(([key, part]) => [key, filledUp(part as z.ZodType, group?.[key])]);
  return { ...group, ...Object.fromEntries(parts) };
}

/** The record of a form, without empty fields and defaults; `undefined` where nothing is left. */
export function toRecord(shape: z.ZodType, form: unknown): unknown {
  const inner = coreOf(shape);
  const mayMiss = shape.safeParse(undefined).success;
  if (isLocalized(inner)) return shortened(inner, form, mayMiss);
  if (inner instanceof z.ZodArray && Array.isArray(form)) {
    const element = inner.element as z.ZodType;
    const records = form.map((row) => toRecord(element, row));
    const rows = hasId(element) ? withIds(records) : records;
    return rows.length === 0 && mayMiss ? undefined : rows;
  }
  if (inner instanceof z.ZodObject && isGroup(form)) {
    const record = mapped(form, (part, key) => {
      const own = Object.hasOwn(inner.shape, key) ? (inner.shape[key] as z.ZodType) : undefined;
      return own ? toRecord(own, part) : part;
    });
    return mayMiss && isBlank(record) ? undefined : record;
  }
  const isDefault = shape instanceof z.ZodDefault && form === shape.def.defaultValue;
  return isDefault || (mayMiss && isBlank(form)) ? undefined : form;
}

/** Merges equal texts of all languages into one. */
function shortened(shape: z.ZodType, form: unknown, mayMiss: boolean): unknown {
  if (!isGroup(form)) return mayMiss && isBlank(form) ? undefined : form;
  const record = mapped(form, (text, key) => (ownValue(groupOf(shape).shape, key) && isBlank(text) ? undefined : text));
  if (isBlank(record)) return mayMiss ? undefined : record;
  const texts = publishedLocales.map((locale) => record[locale]);
  const isOne = shape instanceof z.ZodUnion && texts.every((text) => text === texts[0]);
  return isOne && Object.keys(record).length === publishedLocales.length ? texts[0] : record;
}

function hasId(shape: z.ZodType): boolean {
  const core = coreOf(shape);
  return core instanceof z.ZodObject && "id" in core.shape;
}

/** Gives a new row a unique `id` from its first words: "opd-is-closed-on-friday". */
function withIds(rows: unknown[]): unknown[] {
  const taken = new Set(rows.map((row) => (isGroup(row) ? row.id : undefined)));
  const counts = new Map<string, number>();
  return rows.map((row) => {
    if (!isGroup(row) || !isBlank(row.id)) return row;
    const { id: _, ...rest } = row;
    const wanted = slug(nameInRow(row, defaultLocale), 5) || "row";
    let id = wanted;
    for (let count = counts.get(wanted) ?? 1; taken.has(id); counts.set(wanted, count)) id = `${wanted}-${++count}`;
    taken.add(id);
    return { id, ...rest };
  });
}

export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isGroup(value)) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === "";
}

function mapped(group: Record<string, unknown>, change: (value: unknown, key: string) => unknown) {
  const parts = Object.entries(group).map(([key, value]) => [key, change(value, key)] as const);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}
