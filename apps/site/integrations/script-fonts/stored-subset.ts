import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { glyphSubset, type SubsetOptions } from "./glyph-subset.ts";

/**
 * Writes the subset of the font to `file` and returns it. Reuses the file of an earlier build if its code and input are
 * the same.
 */
export async function subsetInto(file: string, font: string, options: SubsetOptions): Promise<Uint8Array> {
  const code = ["./glyph-subset.ts", "harfbuzzjs/dist/harfbuzz-subset.wasm"].map((path) => import.meta.resolve(path));
  const input = [...code.map((url) => fileURLToPath(url)), font].map((path) => readFile(path));
  const { letters, words, features, axes } = options;
  const inputDigest = digestOf(
    ...(await Promise.all(input)),
    JSON.stringify([letters, [...words].sort(), features, axes]),
  );
  const [stored, label] = await Promise.all(
    [file, `${file}.digest`].map((path) => readFile(path).catch(() => undefined)),
  );
  // Includes the bytes of the file, because another build may have replaced only one of the two files.
  if (stored && label?.toString() === digestOf(inputDigest, stored)) return stored;
  const subset = await glyphSubset(await readFile(font), options);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, subset);
  await writeFile(`${file}.digest`, digestOf(inputDigest, subset));
  return subset;
}

function digestOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}
