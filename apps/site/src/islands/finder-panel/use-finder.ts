import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { type Find, lastToEnd, type Query } from "../../search/finder";

/** An entry of the page's static list. A finder only hides entries that don't match. */
export interface Row {
  id: string;
  element: HTMLElement;
}

/** The entries of all lists whose heading has an ID that starts with `labelledBy`. */
export function rowsOf(labelledBy: string): Row[] {
  const rows = document.querySelectorAll<HTMLElement>(`ul[aria-labelledby^="${labelledBy}"] > li`);
  return [...rows].map((element, index) => ({ id: element.dataset.id ?? String(index), element }));
}

/**
 * Filters the list named by `labelledBy` with the form, and stores the query in the page's address. The fields are
 * uncontrolled, so that input before hydration isn't lost.
 */
export function useFinder(labelledBy: string, find: Find | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const rows = useRef<Row[]>([]);
  const [query, setQuery] = useState<Query>({});
  const result = useMemo(() => find?.(query), [find, query]);
  const [first, setFirst] = useState<HTMLElement>();

  // Before the first result, because a finder can render its results in a list with the same name.
  useLayoutEffect(() => {
    rows.current = rowsOf(labelledBy);
  }, [labelledBy]);

  // A layout effect, because the address must be read before input events reach `ask`.
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    const follow = () => {
      write(current, Object.fromEntries(new URLSearchParams(location.search)));
      setQuery(read(current));
    };
    const fields = fieldsOf(current);
    const parameters = Object.fromEntries(new URLSearchParams(location.search));
    const isAsked = fields.some(({ name }) => name in parameters);
    write(current, { ...parameters, ...read(current) });
    const early = read(current);
    setQuery(early);
    // A filter adds a history entry, even if it was set before hydration.
    const isChosen = !isAsked && fields.some(({ name, type }) => type === "select-one" && early[name]);
    remember(fields, early, isChosen ? "push" : "replace");
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  useLayoutEffect(() => {
    if (!result) return;
    for (const { id, element } of rows.current) {
      const isFound = result.ids.has(id);
      if (element.hidden === isFound) element.hidden = !isFound;
    }
    sortRows(rows.current, result.last);
    const [best] = result.fit === "all" ? [] : result.ids;
    setFirst(rows.current.find(({ id }) => id === best)?.element);
  }, [result]);

  /** Reads the form. Typing replaces the history entry, a filter adds one. */
  function ask(history: "push" | "replace") {
    const { current } = form;
    if (!current) return;
    const next = read(current);
    if (history === "push" && JSON.stringify(next) === JSON.stringify(query)) return;
    setQuery(next);
    remember(fieldsOf(current), next, history);
  }

  /** Empties the fields with these names. */
  function clear(names: string[]) {
    if (!form.current) return;
    write(form.current, Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name))));
    ask("push");
  }

  return { form, query, result, first, ask, clear };
}

/** Moves the entries `last` to the end of their lists, and the others back to their positions, without losing the focus. */
function sortRows(rows: Row[], last?: ReadonlySet<string>) {
  const focused = document.activeElement as HTMLElement;
  for (const list of new Set(rows.map(({ element }) => element.parentElement as HTMLElement))) {
    const entries = rows.filter(({ element }) => element.parentElement === list);
    entries.sort(lastToEnd(last));
    if (entries.some(({ element }, index) => list.children[index] !== element))
      list.append(...entries.map(({ element }) => element));
  }
  if (focused !== document.activeElement) focused.focus({ preventScroll: true });
}

type Field = HTMLInputElement | HTMLSelectElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );
}

function read(form: HTMLFormElement): Query {
  return Object.fromEntries(
    fieldsOf(form)
      .map(({ name, value }) => [name, value.trim()])
      .filter(([, value]) => value),
  );
}

function write(form: HTMLFormElement, query: Query): void {
  for (const field of fieldsOf(form)) {
    const value = query[field.name] ?? "";
    if (field.value.trim() !== value) field.value = value;
    // The address may contain a value that isn't an option.
    if (field.value.trim() !== value) field.value = "";
  }
}

function remember(fields: Field[], query: Query, how: "push" | "replace"): void {
  const { pathname, search, hash } = location;
  const parameters = new URLSearchParams(search);
  for (const { name } of fields) parameters.delete(name);
  for (const [name, value] of Object.entries(query)) parameters.append(name, value);
  const queryString = parameters.toString();
  const address = pathname + (queryString && `?${queryString}`) + hash;
  try {
    if (how === "push") history.pushState(history.state, "", address);
    else history.replaceState(history.state, "", address);
  } catch {
    // Safari throws after 100 calls in 30 s; a later call works again.
  }
}
