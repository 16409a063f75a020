import { createHash } from "node:crypto";
import { once } from "node:events";
import { glob, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import type { AstroIntegration } from "astro";

const texts = "**/*.{html,css,js,svg,xml,json,txt,webmanifest,vcf}";
// zlib works on four threads.
const atOnce = 4;
/** More of a kind, as doctors' pages are, have a twelfth more bytes: in a thirtieth of the time, less than a cache's. */
const many = 200;
/** Files of one folder with the same ending. */
const kindOf = (name: string) => dirname(name) + extname(name);

/** Writes a brotli and a gzip copy beside every text file of `dist/`: after everything that changes one. */
export function precompress(): AstroIntegration {
  let cache = "";
  return {
    name: "precompress",
    hooks: {
      "astro:config:done": ({ config }) => {
        cache = fileURLToPath(new URL("../precompressed/", config.cacheDir));
      },
      "astro:build:done": async ({ dir, logger }) => {
        await mkdir(cache, { recursive: true });
        // Of its own memory: each compressor makes Node look through all of it for what can go.
        const worker = new Worker(new URL("worker.ts", import.meta.url), {
          workerData: { dist: fileURLToPath(dir), cache },
        });
        const [count] = await once(worker, "message");
        logger.info(`${count} text files have a brotli and a gzip copy.`);
      },
    },
  };
}

/**
 * Compresses every text file in the folder `dist`, as `name.br` and `name.gz`, and returns how many there were. The
 * folder `cache` has the brotli copies of the last build: a page that says the same is not compressed again.
 */
export async function compressTexts(dist: string, cache?: string): Promise<number> {
  const names = await Array.fromAsync(glob(texts, { cwd: dist }));
  const kinds = Map.groupBy(names, kindOf);
  const kept = new Set<string>();
  const cachedBrotli = async (text: Buffer) => {
    const key = createHash("sha256").update(text).digest("hex");
    kept.add(key);
    return brotliOf(text, cache && join(cache, key));
  };
  const waiting = names.values();
  const compressNext = async () => {
    for (const name of waiting) {
      const text = await readFile(join(dist, name));
      const isOneOfMany = (kinds.get(kindOf(name)) ?? []).length > many;
      await writeFile(join(dist, `${name}.br`), await (isOneOfMany ? brotli(text, 8) : cachedBrotli(text)));
      await writeFile(join(dist, `${name}.gz`), await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, compressNext));
  const old = cache ? (await readdir(cache)).filter((key) => !kept.has(key)) : [];
  await Promise.all(old.map((key) => rm(join(cache ?? "", key), { force: true })));
  return names.length;
}

/** As `file` has it, if that is whole: a power cut may have left a part. */
async function brotliOf(text: Buffer, file: string | undefined): Promise<Buffer> {
  const found = file && (await readFile(file).catch(() => undefined));
  const meant = found ? await promisify(brotliDecompress)(found).catch(() => undefined) : undefined;
  if (found && meant?.equals(text)) return found;
  const made = await brotli(text, 11);
  if (file) await writeFile(file, made);
  return made;
}

function brotli(text: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return promisify(brotliCompress)(text, { params });
}
