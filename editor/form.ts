import { isDeepStrictEqual } from "node:util";
import { z } from "astro/zod";
import { isGroup } from "../content-check/shapes.ts";
import { coreOf, groupOf, wordOf } from "./shapes.ts";

/** A record as the editor shows it: where one word stands for a group, the group. */
export function toForm(shape: z.ZodType, value: unknown): unknown {
  const inner = coreOf(shape);
  if (inner instanceof z.ZodUnion) {
    if (isGroup(value)) return toForm(groupOf(inner), value);
    if (value === undefined || value === null) return value;
    return wordOf(inner) === undefined ? { en: value } : {};
  }
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((row) => toForm(inner.element as z.ZodType, row));
  if (!(inner instanceof z.ZodObject && isGroup(value))) return value;
  return mapped(value, (part, key) => (inner.shape[key] ? toForm(inner.shape[key] as z.ZodType, part) : part));
}

/**
 * The record that a form means, `undefined` for nothing. What `before` wrote in short or left out stays so; what is
 * left empty and may be is left out.
 */
export function toRecord(shape: z.ZodType, form: unknown, before?: unknown): unknown {
  const inner = coreOf(shape);
  const mayMiss = shape.safeParse(undefined).success;
  if (inner instanceof z.ZodUnion) return shortened(inner, form, before, mayMiss);
  if (inner instanceof z.ZodArray && Array.isArray(form)) {
    const earlier = Array.isArray(before) ? before : [];
    const element = inner.element as z.ZodType;
    const twins = earlierRows(form, earlier, (row, old) => isDeepStrictEqual(row, toForm(element, old)));
    const records = form.map((row, index) => toRecord(element, row, earlier[twins[index] ?? -1]));
    const rows = hasId(element) ? records.map((row) => withId(row, records)) : records;
    return rows.length === 0 && mayMiss ? undefined : rows;
  }
  if (inner instanceof z.ZodObject && isGroup(form)) {
    const earlier = isGroup(before) ? before : {};
    const record = mapped(form, (part, key) => {
      const own = inner.shape[key] as z.ZodType | undefined;
      return own ? toRecord(own, part, earlier[key]) : part;
    });
    return mayMiss && isBlank(record) ? undefined : record;
  }
  const isDefault = shape instanceof z.ZodDefault && form === shape.def.defaultValue && form !== before;
  return isDefault || (mayMiss && isBlank(form)) ? undefined : form;
}

/** For each row, the place of the row it was before: the same one, or else the one in its place. */
export function earlierRows<Row, Old>(rows: Row[], old: Old[], isSame: (row: Row, old: Old) => boolean): number[] {
  const free = new Set(old.keys());
  const take = (index: number) => (free.delete(index) ? index : -1);
  const same = rows.map((row) => take([...free].find((index) => isSame(row, old[index] as Old)) ?? -1));
  return same.map((index, place) => (index >= 0 ? index : take(place)));
}

function hasId(shape: z.ZodType): boolean {
  const core = coreOf(shape);
  return core instanceof z.ZodObject && "id" in core.shape;
}

/** A new row gets the first words that it says as its `id`: "opd-is-closed-on-friday". */
function withId(row: unknown, rows: unknown[]): unknown {
  if (!isGroup(row) || !isBlank(row.id)) return row;
  const { id: _, ...rest } = row;
  const text = [row.title, row.name, row.caption, row.text].find((one) => !isBlank(one));
  const words = String(isGroup(text) ? text.en : (text ?? "row"))
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ["row"];
  const wanted = words.slice(0, 5).join("-");
  const taken = rows.map((other) => (isGroup(other) ? other.id : undefined));
  for (let count = 1; ; count++) {
    const id = count === 1 ? wanted : `${wanted}-${count}`;
    if (!taken.includes(id)) return { id, ...rest };
  }
}

function shortened(union: z.ZodUnion, form: unknown, before: unknown, mayMiss: boolean): unknown {
  const word = wordOf(union);
  const record = toRecord(groupOf(union), form ?? {}, before);
  if (word !== undefined) return isBlank(record) ? (mayMiss && before === undefined ? undefined : word) : record;
  if (isBlank(record)) return mayMiss ? undefined : record;
  // One text that served all languages still does while it has no translation.
  return isGroup(record) && Object.keys(record).length === 1 && "en" in record && typeof before === "string"
    ? record.en
    : record;
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isGroup(value)) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === "";
}

function mapped(group: Record<string, unknown>, change: (value: unknown, key: string) => unknown) {
  const parts = Object.entries(group).map(([key, value]) => [key, change(value, key)] as const);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}
