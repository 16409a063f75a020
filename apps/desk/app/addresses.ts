import type { FieldPath } from "../api.ts";

/** The form of a record, at one of its fields. */
export function editAddress(path: string, field: FieldPath = []): string {
  return `/edit/${path}${field.length > 0 ? `?field=${field.join(".")}` : ""}`;
}
