import { createHash, randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Contact cards fit in one packet without compression, and are almost half of the files of a large hospital. */
const texts = "**/*.{html,css,js,svg,xml,json,txt,webmanifest}";
/** With more files than this, compression is 30 times faster and the result 8% larger. */
const maxFilesAtBestQuality = 600;
/** Node compresses four files at a time and reads the others meanwhile. */
const atOnce = 8;

/**
 * Compresses every text file in the folder `dist` to `name.br` and `name.gz`, and returns the number of files. The
 * folder `cache` stores the results by a digest of the text, so that unchanged text isn't compressed again.
 *
 * Begins with the files that are there, apart from those in `_astro`, which may be removed. After `isComplete`, it
 * compresses the others.
 */
export async function compressFolder(dist: string, cache: string, isComplete?: Promise<unknown>): Promise<number> {
  const first = globSync(texts, { cwd: dist });
  const quality = first.length > maxFilesAtBestQuality ? 8 : 11;
  await mkdir(cache, { recursive: true });
  const stored = new Set<string>();
  const compressFiles = async (names: string[]) => {
    // All take their next file from one iterator.
    const waiting = names.values();
    const compressNext = async () => {
      for (const name of waiting)
        for (const entry of await compressFile(join(dist, name), cache, quality)) stored.add(entry);
    };
    await Promise.all(Array.from({ length: atOnce }, compressNext));
  };
  const pages = first.filter((name) => !name.startsWith("_astro"));
  await compressFiles(pages);
  await isComplete;
  const names = globSync(texts, { cwd: dist });
  await compressFiles([...new Set(names).difference(new Set(pages))]);
  for (const entry of await readdir(cache)) if (!stored.has(entry)) await rm(join(cache, entry), { force: true });
  return names.length;
}

/** Returns the names of its entries in the cache. */
async function compressFile(file: string, cache: string, quality: number): Promise<string[]> {
  const text = await readFile(file);
  const key = createHash("sha256").update(`${quality}`).update(text).digest("hex");
  const entries: string[] = [];
  for (const [ending, compress] of formats(quality)) {
    const entry = `${key}.${ending}`;
    entries.push(entry);
    await copyFile(join(cache, entry), `${file}.${ending}`).catch(async () => {
      await writeFile(`${file}.${ending}`, await compress(text));
      // Renaming is atomic, so that a power failure leaves no partial file.
      const part = join(cache, randomUUID());
      await copyFile(`${file}.${ending}`, part);
      await rename(part, join(cache, entry));
    });
  }
  return entries;
}

/** Each format by its file extension. */
function formats(quality: number): [ending: string, compress: (text: Buffer) => Promise<Buffer>][] {
  return [
    ["br", (text) => toBrotli(text, quality)],
    ["gz", (text) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION })],
  ];
}

function toBrotli(text: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return promisify(brotliCompress)(text, { params });
}
