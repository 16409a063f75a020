import type { Entry } from "./read-entry.ts";
import { fieldsOf } from "./shapes.ts";

/** `work` with a record's result kept for as long as the record is: most of a record's checks don't ask the others. */
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
