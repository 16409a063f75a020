import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";

/**
 * Longer files, as the indexes of a hospital with thousands of doctors, get a lower quality: 2% more bytes in a third
 * of the time.
 */
const large = 250_000;

/** Puts the brotli copy of a text into the folder `cache`, unless it is there, and returns its name. */
export function prepareCopy(text: Uint8Array, isOneOfMany: boolean, cache: string): string {
  const key = createHash("sha256").update(text).update(String(isOneOfMany)).digest("hex");
  if (!existsSync(join(cache, key))) writeBrotli(text, isOneOfMany, cache, key);
  return key;
}

/**
 * Writes `file.br` and `file.gz`, and returns the name in the cache. Synchronous: on Node's own threads it takes twice
 * the time.
 */
export function writeCopies(file: string, isOneOfMany: boolean, cache: string): string {
  const text = readFileSync(file);
  const key = prepareCopy(text, isOneOfMany, cache);
  let copy: Buffer = readFileSync(join(cache, key));
  // A power cut may have left a part.
  if (!isCopyOf(text, copy)) copy = writeBrotli(text, isOneOfMany, cache, key);
  writeFileSync(`${file}.br`, copy);
  writeFileSync(`${file}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
  return key;
}

function isCopyOf(text: Buffer, found: Buffer): boolean {
  try {
    return brotliDecompressSync(found).equals(text);
  } catch {
    return false;
  }
}

function writeBrotli(text: Uint8Array, isOneOfMany: boolean, cache: string, key: string): Buffer {
  const quality = text.length > large ? 10 : 11;
  const copy = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: isOneOfMany ? 8 : quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, key), copy);
  return copy;
}
