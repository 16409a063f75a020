import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { AstroIntegration } from "astro";

const texts = "**/*.{html,css,js,svg,xml,json,txt,webmanifest,vcf}";
// zlib works on four threads.
const atOnce = 4;

/** Writes a brotli and a gzip copy beside every text file of `dist/`: after everything that changes one. */
export function precompress(): AstroIntegration {
  return {
    name: "precompress",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const count = await compressTexts(fileURLToPath(dir));
        logger.info(`${count} text files have a brotli and a gzip copy.`);
      },
    },
  };
}

/** Compresses every text file in the folder `dist`, as `name.br` and `name.gz`, and returns how many there were. */
export async function compressTexts(dist: string): Promise<number> {
  const names = await Array.fromAsync(glob(texts, { cwd: dist }));
  for (let start = 0; start < names.length; start += atOnce) {
    await Promise.all(names.slice(start, start + atOnce).map((name) => compress(join(dist, name))));
  }
  return names.length;
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
}
