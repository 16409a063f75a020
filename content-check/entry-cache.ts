import { createHash } from "node:crypto";
import type { Languages } from "../site/languages.ts";
import { boundedCache } from "./bounded-cache.ts";
import type { ContentFile } from "./content-files.ts";
import { type ReadFile, readEntry } from "./read-entry.ts";

/** In bytes of input, several times a hospital's content; parsed it takes a hundred times the memory. */
const cached = boundedCache<ReadFile>(2_000_000);

/** `readEntry`, the slowest part of a check, cached by the file's bytes and the site's languages. */
export function readCachedEntry(file: ContentFile, bytes: Uint8Array, languages: Languages): ReadFile {
  const key = `${languages} ${file.path} ${createHash("sha256").update(bytes).digest("hex")}`;
  return cached(key, bytes.length, () => readEntry(file, bytes, languages));
}
