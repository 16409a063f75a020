import type { RecordValue } from "../api.ts";

/** What somebody typed and has not saved: kept by this browser, for each person and record. */
export interface Draft {
  values: RecordValue;
  /** What the form began with, so that a save is put together with what others saved meanwhile. */
  base?: RecordValue;
  version?: string;
  /** ISO. */
  at: string;
}

const keyOf = (person: string, path: string) => `draft\n${person}\n${path}`;

export function readDraft(person: string, path: string): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(person, path)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether there was room for it. */
export function storeDraft(person: string, path: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(person, path), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(person: string, path: string): void {
  localStorage.removeItem(keyOf(person, path));
}

/** The records of which somebody has a draft here. */
export function draftsOf(person: string): string[] {
  const start = keyOf(person, "");
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length));
}
