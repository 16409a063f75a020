import type { FieldPath } from "./merge.ts";

/** The steps of a path: "opd.0.from" → ["opd", 0, "from"]. */
export function fieldPath(field: string): FieldPath {
  const steps = field.split(".").filter(Boolean);
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The file name without language and ending: "doctors/asha-rao.yaml" → "asha-rao". */
export function slugOf(path: string): string {
  return path.replace(/^.*\//, "").replace(/\..*$/, "");
}

/**
 * Whether the path `savedPath` in a server's response is the record of the form; a new record gets its path with the save.
 */
export function isSameRecord(path: string, savedPath: string): boolean {
  const folder = /^(.*\/)new\.yaml$/.exec(path)?.[1];
  return savedPath === path || savedPath === "" || (folder !== undefined && savedPath.startsWith(folder));
}
