import { useRef, useState } from "react";
import type { RecordValue } from "../api.ts";
import { useDesk } from "../app/desk-context.ts";

/** Unsaved text: stored in this browser, for each person and record or screen. */
export interface Draft<Values = RecordValue> {
  values: Values;
  /** The initial values of the form, for merging a save with later saves of others. */
  base?: RecordValue;
  version?: string;
  /** ISO. */
  at: string;
}

/** The address of the screen that adds several photos. */
export const photosScreen = "/photos";

const keyOf = (person: string, path: string) => `draft\n${person}\n${path}`;

export function readDraft<Values = RecordValue>(person: string, path: string): Draft<Values> | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(person, path)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the browser had enough storage. */
export function storeDraft<Values = RecordValue>(
  person: string,
  path: string,
  draft: Omit<Draft<Values>, "at">,
): boolean {
  try {
    localStorage.setItem(keyOf(person, path), JSON.stringify({ ...draft, at: new Date().toISOString() }));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(person: string, path: string): void {
  localStorage.removeItem(keyOf(person, path));
}

/** The records and screens with a draft on this device. */
export function draftsOf(person: string): string[] {
  const start = keyOf(person, "");
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length));
}

/**
 * `useState` for values typed outside of a record's form: they are restored after a reload and on returning, also if
 * the change happens after the person has left. With `version`, such as a day or a link, only for the same version.
 */
export function useDraft<Values>(screen: string, empty: Values, version = "") {
  const { person } = useDesk();
  const readValues = () => {
    const draft = readDraft<Values>(person, screen);
    return draft?.version === version ? draft.values : undefined;
  };
  const [typed, setTyped] = useState(() => ({ version, values: readValues() ?? empty }));
  const values = typed.version === version ? typed.values : (readValues() ?? empty);
  // The browser has no storage left for a draft.
  const latest = useRef(values);
  latest.current = values;
  const change = (next: (values: Values) => Values) => {
    const changed = next(readValues() ?? latest.current);
    latest.current = changed;
    setTyped({ version, values: changed });
    const isEmpty = JSON.stringify(changed) === JSON.stringify(empty);
    if (isEmpty || !storeDraft(person, screen, { values: changed, version })) dropDraft(person, screen);
  };
  return [values, change] as const;
}
