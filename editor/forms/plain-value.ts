import { isGroup } from "../../content-check/shapes.ts";

/** A value in one line, for somebody who compares two of them. */
export function plainValue(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map(plainValue).join("; ");
  if (isGroup(value)) return Object.values(value).map(plainValue).filter(Boolean).join(" · ");
  return String(value);
}
