import { createHash } from "node:crypto";
import { boundedCache } from "./bounded-cache.ts";
import type { ContentFile } from "./content-files.ts";
import { type ReadFile, readEntry } from "./read-entry.ts";

/** In bytes: a hospital's whole content, several times over; what is read takes a hundred times the room. */
const cached = boundedCache<ReadFile>(2_000_000);

/** `readEntry`, which takes most of a check's time, for a process that checks again and again: once for the same bytes. */
export function readCachedEntry(file: ContentFile, bytes: Uint8Array): ReadFile {
  const key = `${file.path} ${createHash("sha256").update(bytes).digest("hex")}`;
  return cached(key, bytes.length, () => readEntry(file, bytes));
}
