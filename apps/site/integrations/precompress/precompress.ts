import { createHash, randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { AstroIntegration } from "astro";

const texts = "**/*.{html,css,js,svg,xml,json,txt,webmanifest,vcf}";
/** Of more files each is compressed in a thirtieth of the time, to 8% more bytes. */
const many = 1000;
/** Node compresses four at a time; the others are read meanwhile. */
const atOnce = 8;

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
        const count = await compressFolder(fileURLToPath(dir), cache);
        logger.info(`${count} text files have a brotli and a gzip copy.`);
      },
    },
  };
}

/**
 * Compresses every text file in the folder `dist`, as `name.br` and `name.gz`, and returns their number. The folder
 * `cache` keeps the brotli copies by what they are of: a page that says the same is not compressed again.
 */
export async function compressFolder(dist: string, cache: string): Promise<number> {
  const names = globSync(texts, { cwd: dist });
  const quality = names.length > many ? 8 : 11;
  await mkdir(cache, { recursive: true });
  const kept = new Set<string>();
  const waiting = names.values();
  const compressNext = async () => {
    for (const name of waiting) {
      const file = join(dist, name);
      const text = await readFile(file);
      const key = createHash("sha256").update(`${quality}`).update(text).digest("hex");
      kept.add(key);
      await copyFile(join(cache, key), `${file}.br`).catch(async () => {
        await writeFile(`${file}.br`, await toBrotli(text, quality));
        // In one step: a power cut leaves no part.
        const part = join(cache, randomUUID());
        await copyFile(`${file}.br`, part);
        await rename(part, join(cache, key));
      });
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, compressNext));
  for (const key of await readdir(cache)) if (!kept.has(key)) await rm(join(cache, key), { force: true });
  return names.length;
}

function toBrotli(text: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return promisify(brotliCompress)(text, { params });
}
