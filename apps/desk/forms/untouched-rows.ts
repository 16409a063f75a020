import { coreOf } from "@hospital/content/record/shaped-collections";
import { isGroup } from "@hospital/content/record/values";
import { isLocalized } from "@hospital/content/text/translation";
import { z } from "astro/zod";
import { set, type UseFormReturn } from "react-hook-form";
import type { RecordValue } from "../api.ts";
import { complete, toRecord } from "../fields/values.ts";

/**
 * Removes new rows that a person hasn't filled in, which must not block saving another change. `begun` is a row with the
 * values of the link that added it.
 */
export function leaveOutUntouchedRows(
  form: UseFormReturn<RecordValue>,
  shape: z.ZodObject,
  before: RecordValue | undefined,
  begun: unknown,
): void {
  const values = structuredClone(form.getValues());
  const lists = prunedLists(shape, values, begun);
  for (const { path, rows } of lists) set(values, path, rows);
  // Without another change, the person wants to save the row.
  if (serialized(shape, values) === serialized(shape, complete(shape, before))) return;
  for (const { path, rows } of lists) form.setValue(path, rows, { shouldDirty: true });
}

interface PrunedList {
  path: string;
  rows: unknown[];
}

/** The lists with untouched rows, without these. */
function prunedLists(shape: z.ZodType, value: unknown, begun: unknown, path: string[] = []): PrunedList[] {
  const core = coreOf(shape);
  if (core instanceof z.ZodArray && Array.isArray(value)) {
    const rows = withoutUntouched(core, value, begun);
    const mayBeEmpty = shape.safeParse(undefined).success || shape.safeParse([]).success;
    if (rows.length < value.length && (rows.length > 0 || mayBeEmpty)) return [{ path: path.join("."), rows }];
    return value.flatMap((row, index) =>
      prunedLists(core.element as z.ZodType, row, undefined, [...path, String(index)]),
    );
  }
  if (!(core instanceof z.ZodObject && isGroup(value))) return [];
  return Object.entries(core.shape).flatMap(([key, part]) =>
    prunedLists(part as z.ZodType, value[key], begun, [...path, key]),
  );
}

function withoutUntouched({ element }: z.ZodArray, rows: unknown[], begun: unknown): unknown[] {
  const row = element as z.ZodType;
  if (!(coreOf(row) instanceof z.ZodObject) || isLocalized(coreOf(row))) return rows;
  const untouched = [complete(row), ...(begun === undefined ? [] : [begun])].map((value) => serialized(row, value));
  return rows.filter((value) => !untouched.includes(serialized(row, value)));
}

const serialized = (shape: z.ZodType, value: unknown) => JSON.stringify(toRecord(shape, value));
