import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { AstroIntegration } from "astro";

/**
 * Writes a brotli and a gzip copy beside every text file of `dist/`: after everything that changes one. In a thread:
 * each compressor makes Node collect garbage, which takes long in the heap of a build.
 */
export function precompress(): AstroIntegration {
  let cache = "";
  return {
    name: "precompress",
    hooks: {
      "astro:config:done": ({ config }) => {
        cache = fileURLToPath(new URL("../precompressed/", config.cacheDir));
      },
      "astro:build:done": async ({ dir, logger }) => {
        const workerData = [fileURLToPath(dir), cache];
        const worker = new Worker(new URL("precompress.worker.ts", import.meta.url), { workerData });
        const [count] = await once(worker, "message");
        logger.info(`${count} text files have a brotli and a gzip copy.`);
      },
    },
  };
}
