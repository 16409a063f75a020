import type { Entry } from "./read-entry.ts";
import { fieldsOf } from "./shapes.ts";

/** Memoizes `work` per record; most checks of a record don't depend on others. */
export function oncePerEntry<Result>(work: (entry: Entry) => Result): (entry: Entry) => Result {
  const results = new WeakMap<Entry, { result: Result }>();
  return (entry) => {
    const known = results.get(entry) ?? { result: work(entry) };
    results.set(entry, known);
    return known.result;
  };
}

/** Every value of a record beside its shape: see `fieldsOf`. */
export const fieldsOfEntry = oncePerEntry(({ shape, data }) => [...fieldsOf(shape, data)]);
