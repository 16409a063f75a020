import { globSync, readdirSync, rmSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { inWorkers } from "../worker-pool/worker-pool.ts";
import type * as compress from "./compress.ts";

const prepareCopy = inWorkers<typeof compress.prepareCopy>("precompress/compress.ts", "prepareCopy");
const writeCopies = inWorkers<typeof compress.writeCopies>("precompress/compress.ts", "writeCopies");

const texts = "**/*.{html,css,js,svg,xml,json,txt,webmanifest,vcf}";
/**
 * Where there are more files of a kind, as doctors' pages, a lower quality takes a thirtieth of the time for 8% more
 * bytes.
 */
const many = 200;
/** Pages in memory, to be compressed: a further one waits. */
const mostWaiting = 100;

/**
 * Writes a brotli and a gzip copy beside every text file of `dist/`: after everything that changes one. Most of the
 * work is the pages', which are finished as they are rendered: they are compressed beside that and beside the pictures.
 */
export function precompress(): AstroIntegration {
  const prepared: Promise<string>[] = [];
  let cache = "";
  return {
    name: "precompress",
    hooks: {
      "astro:config:done": ({ config }) => {
        cache = fileURLToPath(new URL("../precompressed/", config.cacheDir));
      },
      "astro:build:start": ({ setPrerenderer }) => {
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
            if (pathname.endsWith(".html")) {
              await prepared.at(-mostWaiting);
              const text = new Uint8Array(await response.clone().arrayBuffer());
              prepared.push(prepareCopy(text, isOneOfMany(pathname.slice(0, -".html".length)), cache));
            }
            return rendered;
          },
        }));
      },
      "astro:build:done": async ({ dir, pages, logger }) => {
        const early = new Set(await Promise.all(prepared));
        const keys = await compressFolder(fileURLToPath(dir), cache);
        if (pages.length > 0 && !keys.some((key) => early.has(key)))
          throw new Error("No page was compressed as it was rendered. Has Astro another way to render pages?");
        logger.info(`${keys.length} text files have a brotli and a gzip copy.`);
      },
    },
  };
}

/**
 * Compresses every text file in the folder `dist`, as `name.br` and `name.gz`, and returns the names of their copies in
 * the folder `cache`, which are all that it keeps: a page that says the same is not compressed again.
 */
export async function compressFolder(dist: string, cache: string): Promise<string[]> {
  const names = globSync(texts, { cwd: dist });
  const isOneOfMany = kindsOf(names);
  const keys = await Promise.all(names.map((name) => writeCopies(join(dist, name), isOneOfMany(name), cache)));
  const kept = new Set(keys);
  for (const key of readdirSync(cache)) if (!kept.has(key)) rmSync(join(cache, key), { force: true });
  return keys;
}

/** The files of frequent kinds: a kind is a folder and an extension. */
function kindsOf(names: string[]): (name: string) => boolean {
  const kindOf = (name: string) => dirname(name) + extname(name);
  const kinds = Object.groupBy(names, kindOf);
  return (name) => (kinds[kindOf(name)]?.length ?? 0) > many;
}
