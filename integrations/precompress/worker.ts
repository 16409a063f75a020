import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import type { Task } from "./precompress.ts";

/**
 * Longer files, as the indexes of a hospital with thousands of doctors, get a lower quality: 2% more bytes in a third
 * of the time.
 */
const large = 250_000;

const cache: string = workerData;

parentPort?.on("message", (task: Task) => {
  if ("text" in task) return void fillCache(task.text, task.isOneOfMany);
  const keys = task.files.map(({ name, isOneOfMany }) => compress(join(task.dist, name), isOneOfMany));
  parentPort?.postMessage(keys);
});

/** Returns the key in the cache. One after the other: on Node's own threads it takes twice the time. */
function compress(file: string, isOneOfMany: boolean): string {
  const text = readFileSync(file);
  const key = fillCache(text, isOneOfMany);
  let copy: Buffer = readFileSync(join(cache, key));
  // A power cut may have left a part.
  if (!isCopyOf(text, copy)) {
    copy = brotli(text, isOneOfMany);
    writeFileSync(join(cache, key), copy);
  }
  writeFileSync(`${file}.br`, copy);
  writeFileSync(`${file}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
  return key;
}

function fillCache(text: Uint8Array, isOneOfMany: boolean): string {
  const key = createHash("sha256").update(text).update(String(isOneOfMany)).digest("hex");
  const file = join(cache, key);
  if (!existsSync(file)) writeFileSync(file, brotli(text, isOneOfMany));
  return key;
}

function isCopyOf(text: Buffer, found: Buffer): boolean {
  try {
    return brotliDecompressSync(found).equals(text);
  } catch {
    return false;
  }
}

function brotli(text: Uint8Array, isOneOfMany: boolean): Buffer {
  const quality = text.length > large ? 10 : 11;
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: isOneOfMany ? 8 : quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}
