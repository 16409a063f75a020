import { createHash } from "node:crypto";
import type { Languages } from "../languages.ts";
import { fieldsOf, referenceOf } from "../record/fields.ts";
import type { ContentFile } from "./content-files.ts";
import { type Entry, type ReadFile, readEntry } from "./read-entry.ts";

/** The last version of each file. */
const lastRead = new Map<string, { digest: string; file: ReadFile }>();

/** `readEntry`, the slowest part of a check, cached while the file's bytes and the site's languages stay the same. */
export function readCachedEntry(file: ContentFile, bytes: Uint8Array, languages: Languages): ReadFile {
  const digest = createHash("sha256").update(languages.join()).update(bytes).digest("hex");
  const cached = lastRead.get(file.path);
  if (cached?.digest === digest) return cached.file;
  const result = readEntry(file, bytes, languages);
  lastRead.set(file.path, { digest, file: result });
  return result;
}

/** Memoizes `work` per record; most checks of a record don't depend on others. */
export function oncePerEntry<Result>(work: (entry: Entry) => Result): (entry: Entry) => Result {
  const results = new WeakMap<Entry, { result: Result }>();
  return (entry) => {
    const cached = results.get(entry) ?? { result: work(entry) };
    results.set(entry, cached);
    return cached.result;
  };
}

/** Every value of a record beside its shape: see `fieldsOf`. */
export const fieldsOfEntry = oncePerEntry(({ shape, data }) => [...fieldsOf(shape, data)]);

/** The fields that name a picture, a page or another record. */
export const referencesOfEntry = oncePerEntry((entry) =>
  fieldsOfEntry(entry).flatMap(({ shape, value, path }) => {
    const reference = referenceOf(shape);
    return reference && typeof value === "string" ? { reference, shape, value, path } : [];
  }),
);

/** The record as its schema reads it, or the errors. */
export const parsedEntry = oncePerEntry(({ shape, data }) => shape.safeParse(data));
