import type { FieldPath } from "../api.ts";

/** The address of a record's form, with the field to focus. */
export function editAddress(path: string, field: FieldPath = []): string {
  return `/edit/${path}${field.length > 0 ? `?field=${field.join(".")}` : ""}`;
}
