import { isDeepStrictEqual } from "node:util";
import { isGroup, ownValue } from "../../content-check/shapes.ts";
import type { FieldConflict, FieldPath } from "../api.ts";

interface Merged {
  value: unknown;
  conflicts: FieldConflict[];
}

/**
 * Three-way merge of records. Where both changed the same value it is a conflict, and `value` has ours.
 */
export function merge(base: unknown, ours: unknown, theirs: unknown, field: FieldPath = []): Merged {
  if (same(ours, base)) return { value: theirs, conflicts: [] };
  if (same(theirs, base) || same(ours, theirs)) return { value: ours, conflicts: [] };
  if (isGroup(ours) && isGroup(theirs)) return mergeGroups(isGroup(base) ? base : {}, ours, theirs, field);
  if (Array.isArray(ours) && Array.isArray(theirs))
    return mergeRows(Array.isArray(base) ? base : [], ours, theirs, field);
  return { value: ours, conflicts: [{ field, ours, theirs }] };
}

type Group = Record<string, unknown>;

function mergeGroups(base: Group, ours: Group, theirs: Group, field: FieldPath): Merged {
  const keys = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  const parts = keys.map(
    (key) => [key, merge(ownValue(base, key), ownValue(ours, key), ownValue(theirs, key), [...field, key])] as const,
  );
  const values = parts.map(([key, { value }]) => [key, value] as const).filter(([, value]) => value !== undefined);
  return { value: Object.fromEntries(values), conflicts: parts.flatMap(([, { conflicts }]) => conflicts) };
}

/** Our rows in our order; their new rows follow the same row as theirs do. */
function mergeRows(base: unknown[], ours: unknown[], theirs: unknown[], field: FieldPath): Merged {
  const [wereOurs, wereTheirs] = [earlier(ours, base), earlier(theirs, base)];
  const conflicts: FieldConflict[] = [];
  const rows: { value: unknown; was: number }[] = [];
  for (const [index, row] of ours.entries()) {
    const was = wereOurs[index] ?? -1;
    const match = was < 0 ? -1 : wereTheirs.indexOf(was);
    if (match >= 0) {
      const merged = merge(base[was], row, theirs[match], [...field, index]);
      conflicts.push(...merged.conflicts);
      rows.push({ value: merged.value, was });
    } else if (was < 0 || !same(row, base[was])) {
      if (was >= 0) conflicts.push({ field: [...field, index], ours: row, theirs: undefined });
      rows.push({ value: row, was });
    }
  }
  for (const [index, row] of theirs.entries()) {
    const was = wereTheirs[index] ?? -1;
    const isGone = was >= 0 && !wereOurs.includes(was);
    if (isGone && !same(row, base[was])) conflicts.push({ field: [...field, index], ours: undefined, theirs: row });
    if (was >= 0 || ours.some((one) => same(one, row))) continue;
    const before = wereTheirs.slice(0, index).findLast((one) => rows.some((other) => other.was === one && one >= 0));
    rows.splice(rows.findIndex(({ was: one }) => one === before && one >= 0) + 1 || rows.length, 0, {
      value: row,
      was,
    });
  }
  return { value: rows.map(({ value }) => value), conflicts };
}

/** Matches rows to those of the base: equal ones first, then by name, then by index. */
function earlier(rows: unknown[], base: unknown[]): number[] {
  const free = new Set(base.keys());
  const found = new Array<number>(rows.length).fill(-1);
  for (const isSame of [same, hasSameName, () => true])
    for (const [index, row] of rows.entries()) {
      if (found[index] !== -1) continue;
      const isOnlyPlace = isSame !== same && isSame !== hasSameName;
      const candidates = isOnlyPlace ? (rows.length === base.length ? [index] : []) : [...free];
      const match = candidates.find((one) => free.has(one) && isSame(row, base[one]));
      if (match === undefined) continue;
      free.delete(match);
      found[index] = match;
    }
  return found;
}

function hasSameName(a: unknown, b: unknown): boolean {
  if (!isGroup(a) || !isGroup(b)) return false;
  const key = ["id", "name", "title", "caption", "label", "number"].find((one) => !same(a[one], undefined));
  return key !== undefined && same(a[key], b[key]);
}

function same(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(filled(a), filled(b));
}

/** Forms have empty values where files have none. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(filled);
  if (!isGroup(value)) return value === "" || value === null || value === false ? undefined : value;
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const own = filled(part);
    return own === undefined ? [] : [[key, own] as const];
  });
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}
