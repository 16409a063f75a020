import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { AstroIntegration } from "astro";

/**
 * Writes a Brotli and a gzip copy of every text file in `dist/`. It must run after everything that adds such files. The
 * pages are final when they are rendered, so it compresses them while other integrations still run. It runs in a worker
 * thread: compressors trigger garbage collections, which are slow with the large heap of a build.
 */
export function precompress(): AstroIntegration {
  let cache = "";
  let worker: Worker;
  return {
    name: "precompress",
    hooks: {
      "astro:config:done": ({ config }) => {
        cache = fileURLToPath(new URL("../precompressed/", config.cacheDir));
      },
      "astro:build:generated": ({ dir }) => {
        const workerData = [fileURLToPath(dir), cache];
        worker = new Worker(new URL("precompress.worker.ts", import.meta.url), { workerData });
      },
      "astro:build:done": async ({ logger }) => {
        worker.postMessage("complete");
        const [count] = await once(worker, "message");
        logger.info(`${count} text files have a brotli and a gzip copy.`);
      },
    },
  };
}
