import { useState } from "react";
import type { RecordValue } from "../api.ts";
import { useDesk } from "../app/desk-context.ts";

/** Unsaved text: stored in this browser, for each person and record or screen. */
export interface Draft<Values = RecordValue> {
  values: Values;
  /** What the form began with, so that a save is merged with what others saved meanwhile. */
  base?: RecordValue;
  version?: string;
  /** ISO. */
  at: string;
}

const keyOf = (person: string, path: string) => `draft\n${person}\n${path}`;

export function readDraft<Values = RecordValue>(person: string, path: string): Draft<Values> | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(person, path)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether there was room for it. */
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

/** The records and screens of which somebody has a draft here. */
export function draftsOf(person: string): string[] {
  const start = keyOf(person, "");
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length));
}

/** `useState` for what is typed outside of a record's form: it is still there after a reload or on coming back. */
export function useDraft<Values>(
  screen: string,
  empty: Values,
): [Values, (change: Values | ((values: Values) => Values)) => void] {
  const { person } = useDesk();
  const [values, setValues] = useState(() => readDraft<Values>(person, screen)?.values ?? empty);
  const change = (next: Values | ((values: Values) => Values)) =>
    setValues((now) => {
      const changed = next instanceof Function ? next(now) : next;
      if (JSON.stringify(changed) === JSON.stringify(empty)) dropDraft(person, screen);
      else storeDraft(person, screen, { values: changed });
      return changed;
    });
  return [values, change];
}
