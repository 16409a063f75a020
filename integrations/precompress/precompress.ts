import { once } from "node:events";
import { globSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { AstroIntegration } from "astro";

const texts = "**/*.{html,css,js,svg,xml,json,txt,webmanifest,vcf}";
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
        const count = await compressTexts(fileURLToPath(dir), cache);
        logger.info(`${count} text files have a brotli and a gzip copy.`);
      },
    },
  };
}

/** What a worker compresses: of `cached` the brotli copies of the last build are in the folder `cache`. */
export interface Work {
  dist: string;
  cache: string;
  cached: string[];
  others: string[];
}

/**
 * Compresses every text file in the folder `dist`, as `name.br` and `name.gz`, and returns how many there were. The
 * folder `cache` has the brotli copies of the last build: a page that says the same is not compressed again.
 */
export async function compressTexts(dist: string, cache: string): Promise<number> {
  mkdirSync(cache, { recursive: true });
  const names = globSync(texts, { cwd: dist });
  const kinds = Object.groupBy(names, kindOf);
  const isOneOfMany = (name: string) => (kinds[kindOf(name)]?.length ?? 0) > many;
  const workers = availableParallelism();
  const used = await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      const own = names.filter((_, index) => index % workers === worker);
      const cached = own.filter((name) => !isOneOfMany(name));
      const work: Work = { dist, cache, cached, others: own.filter(isOneOfMany) };
      // Of their own memory: each compressor makes Node look through all of it for what can go.
      const [keys] = await once(new Worker(new URL("worker.ts", import.meta.url), { workerData: work }), "message");
      return keys as string[];
    }),
  );
  const kept = new Set(used.flat());
  for (const key of readdirSync(cache)) if (!kept.has(key)) rmSync(join(cache, key), { force: true });
  return names.length;
}
