import type { Language } from "../languages.ts";

export type Path = readonly PropertyKey[];

/** The value at `path`; undefined if it's missing. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (group, step) => (group as Record<PropertyKey, unknown> | null | undefined)?.[step],
    data,
  );
}

/** A text in one language; a string serves all. */
export function inLanguage(text: unknown, language: Language): unknown {
  return isGroup(text) ? text[language] : text;
}

/** Every value of a record, without schemas. */
export function* valuesOf(value: unknown, path: Path = []): Generator<{ value: unknown; path: Path }> {
  yield { value, path };
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* valuesOf(part, [...path, key]);
}

/** A value of a group by a key that content or a request names: own keys only, or "constructor" would be one. */
export function ownValue<Value>(group: Readonly<Record<string, Value>>, key: PropertyKey): Value | undefined {
  return Object.hasOwn(group, key) ? group[String(key)] : undefined;
}

/** Whether a value has fields. A day of YAML is a `Date`, which has none. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** Whether a value is empty: without text, rows or parts. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isGroup(value)) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === "";
}

/** The rows of a group's list `key` that are groups; [] without such a list. */
export function rowsAt(group: unknown, key: string): Record<string, unknown>[] {
  const rows = isGroup(group) ? group[key] : undefined;
  return Array.isArray(rows) ? rows.filter(isGroup) : [];
}
