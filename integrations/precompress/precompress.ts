import { once } from "node:events";
import { globSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { AstroIntegration } from "astro";

const texts = "**/*.{html,css,js,svg,xml,json,txt,webmanifest,vcf}";
/**
 * Where there are more files of a kind, as doctors' pages, a lower quality takes a thirtieth of the time for 8% more
 * bytes.
 */
const many = 200;

/**
 * Writes a brotli and a gzip copy beside every text file of `dist/`: after everything that changes one. Most of the
 * work is the pages', which are finished as they are rendered: they are compressed beside that and beside the pictures.
 */
export function precompress(): AstroIntegration {
  let compressor: Compressor;
  let cache = "";
  return {
    name: "precompress",
    hooks: {
      "astro:config:done": ({ config }) => {
        cache = fileURLToPath(new URL("../precompressed/", config.cacheDir));
      },
      "astro:build:start": ({ setPrerenderer }) => {
        compressor = startCompressor(cache);
        let isOneOfMany = kindsOf([]);
        setPrerenderer((own) => ({
          ...own,
          getStaticPaths: async () => {
            const paths = await own.getStaticPaths();
            isOneOfMany = kindsOf(paths.map(({ pathname }) => pathname));
            return paths;
          },
          render: async (request, options) => {
            const rendered = await own.render(request, options);
            const response = rendered instanceof Response ? rendered : rendered.response;
            const { pathname } = new URL(request.url);
            if (pathname.endsWith(".html"))
              compressor.prepare(await response.clone().arrayBuffer(), isOneOfMany(pathname.slice(0, -".html".length)));
            return rendered;
          },
        }));
      },
      "astro:build:done": async ({ dir, logger }) => {
        const count = await compressor.finish(fileURLToPath(dir));
        logger.info(`${count} text files have a brotli and a gzip copy.`);
      },
    },
  };
}

/** What a worker does: it compresses a text that will be in a file, or writes the copies of files. */
export type Task =
  | { text: Uint8Array; isOneOfMany: boolean }
  | { dist: string; files: { name: string; isOneOfMany: boolean }[] };

type Compressor = ReturnType<typeof startCompressor>;

/** The folder `cache` has the brotli copies of the last build: a page that says the same is not compressed again. */
export function startCompressor(cache: string) {
  mkdirSync(cache, { recursive: true });
  // Workers have small heaps; in the build's own each compressor would trigger a slow garbage collection.
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL("worker.ts", import.meta.url), { workerData: cache }),
  );
  let prepared = 0;
  return {
    /** Compresses a text that will be in a file. */
    prepare: (text: ArrayBuffer, isOneOfMany: boolean) => {
      const task: Task = { text: new Uint8Array(text), isOneOfMany };
      workers[prepared++ % workers.length]?.postMessage(task, [text]);
    },
    /** Compresses every text file in the folder `dist`, as `name.br` and `name.gz`, and returns how many there were. */
    finish: async (dist: string): Promise<number> => {
      const names = globSync(texts, { cwd: dist });
      const isOneOfMany = kindsOf(names);
      const files = names.map((name) => ({ name, isOneOfMany: isOneOfMany(name) }));
      const used = await Promise.all(
        workers.map(async (worker, index) => {
          const task: Task = { dist, files: files.filter((_, place) => place % workers.length === index) };
          worker.postMessage(task);
          const [keys] = await once(worker, "message");
          await worker.terminate();
          return keys as string[];
        }),
      );
      const kept = new Set(used.flat());
      for (const key of readdirSync(cache)) if (!kept.has(key)) rmSync(join(cache, key), { force: true });
      return names.length;
    },
  };
}

/** The files of frequent kinds: a kind is a folder and an extension. */
function kindsOf(names: string[]): (name: string) => boolean {
  const kindOf = (name: string) => dirname(name) + extname(name);
  const kinds = Object.groupBy(names, kindOf);
  return (name) => (kinds[kindOf(name)]?.length ?? 0) > many;
}
