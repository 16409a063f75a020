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

const tabKey = "tab";

/**
 * Identifies this tab across reloads, so that two tabs with the same form have a draft each. While the page is open, the
 * session storage lacks it: a duplicated tab gets a copy of that storage.
 */
const tab = sessionStorage.getItem(tabKey) ?? `${Date.now()}-${Math.random()}`;
sessionStorage.removeItem(tabKey);
addEventListener("pagehide", () => sessionStorage.setItem(tabKey, tab));
addEventListener("pageshow", () => sessionStorage.removeItem(tabKey));

const keyOf = (person: string, path: string) => `draft\n${person}\n${path}\n${tab}`;

/** The draft that this tab has stored or restored. */
export function readDraft<Values = RecordValue>(person: string, path: string): Draft<Values> | undefined {
  return parse<Values>(localStorage.getItem(keyOf(person, path)));
}

/** The draft of this tab, otherwise the newest one of any tab, which this tab takes over. */
export function restoreDraft<Values = RecordValue>(person: string, path: string): Draft<Values> | undefined {
  const draft = readDraft<Values>(person, path);
  if (draft) return draft;
  const [newest] = draftKeys(person)
    .filter((key) => pathIn(key) === path)
    .map((key) => ({ key, text: localStorage.getItem(key) ?? "", at: parse(localStorage.getItem(key))?.at ?? "" }))
    .toSorted((a, b) => b.at.localeCompare(a.at));
  if (!newest) return undefined;
  localStorage.removeItem(newest.key);
  // With a longer key, the storage can be too small.
  if (!store(keyOf(person, path), newest.text)) store(newest.key, newest.text);
  return parse<Values>(newest.text);
}

function parse<Values>(text: string | null): Draft<Values> | undefined {
  try {
    return JSON.parse(text ?? "null") ?? undefined;
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
  return store(keyOf(person, path), JSON.stringify({ ...draft, at: new Date().toISOString() }));
}

function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
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
  return [...new Set(draftKeys(person).map(pathIn))];
}

const draftKeys = (person: string) => Object.keys(localStorage).filter((key) => key.startsWith(`draft\n${person}\n`));

const pathIn = (key: string) => key.split("\n")[2] ?? "";

/**
 * `useState` for values typed outside of a record's form: they are restored after a reload and on returning, also if
 * the change happens after the person has left. With `version`, such as a day or a link, only for the same version.
 */
export function useDraft<Values>(screen: string, empty: Values, version = "") {
  const { person } = useDesk();
  const valuesOf = (draft: Draft<Values> | undefined) => (draft?.version === version ? draft.values : undefined);
  const restoreValues = () => valuesOf(restoreDraft<Values>(person, screen)) ?? empty;
  const [typed, setTyped] = useState(() => ({ version, values: restoreValues() }));
  const values = typed.version === version ? typed.values : restoreValues();
  // The browser has no storage left for a draft.
  const latest = useRef(values);
  latest.current = values;
  const change = (next: (values: Values) => Values) => {
    const changed = next(valuesOf(readDraft<Values>(person, screen)) ?? latest.current);
    latest.current = changed;
    setTyped({ version, values: changed });
    const isEmpty = JSON.stringify(changed) === JSON.stringify(empty);
    if (isEmpty || !storeDraft(person, screen, { values: changed, version })) dropDraft(person, screen);
  };
  return [values, change] as const;
}
