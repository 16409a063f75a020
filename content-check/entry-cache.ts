import { createHash } from "node:crypto";
import type { ContentFile } from "./content-files.ts";
import { type ReadFile, readEntry } from "./read-entry.ts";

/** A hospital's whole content, several times over; what is read takes a hundred times the room. */
const maxCachedBytes = 2_000_000;

const cache = new Map<string, ReadFile>();
let cachedBytes = 0;

/** `readEntry`, which takes most of a check's time, for a process that checks again and again: once for the same bytes. */
export function readCachedEntry(file: ContentFile, bytes: Uint8Array): ReadFile {
  const key = `${file.path} ${createHash("sha256").update(bytes).digest("hex")}`;
  const known = cache.get(key);
  if (known) return known;
  if (cachedBytes + bytes.length > maxCachedBytes) {
    cache.clear();
    cachedBytes = 0;
  }
  const read = readEntry(file, bytes);
  cache.set(key, read);
  cachedBytes += bytes.length;
  return read;
}
