import { globSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const pictures = "avif,gif,jpeg,jpg,png,svg,tif,tiff,webp";

/**
 * Removes unused original pictures that Astro copies to `dist/_astro`, about half of `dist/`:
 * https://github.com/withastro/astro/issues/17706. Before a build, it also removes empty files that an interrupted
 * build left in the cache, because Astro would copy them into each later site.
 */
export function prunePictures(): AstroIntegration {
  let cache = "";
  return {
    name: "prune-pictures",
    hooks: {
      "astro:config:done": ({ config }) => {
        cache = fileURLToPath(config.cacheDir);
      },
      "astro:build:start": ({ logger }) => {
        const empty = pruneEmpty(join(cache, "assets"));
        if (empty.length > 0) logger.info(`${empty.length} empty pictures in the cache were removed.`);
      },
      "astro:build:done": ({ dir, logger }) => {
        const pruned = pruneUnused(fileURLToPath(dir));
        logger.info(`${pruned.length} pictures that no page names were removed.`);
      },
    },
  };
}

/** Removes empty files from `folder` and returns their paths. */
export function pruneEmpty(folder: string): string[] {
  const paths = globSync(`**/*.{${pictures}}`, { cwd: folder });
  const empty = paths.filter((path) => statSync(join(folder, path)).size === 0);
  for (const path of empty) rmSync(join(folder, path));
  return empty;
}

/** Removes the pictures in `dist/_astro` that no text file refers to, and returns their paths. */
export function pruneUnused(dist: string): string[] {
  // Only the end of a name such as `_astro/Dr Rao.Bx3_a-9d.jpg`, which is never escaped in HTML.
  const end = new RegExp(`[./\\\\]([\\w-]+\\.(?:${pictures.replaceAll(",", "|")}))\\b`, "g");
  const endsIn = (text: string) => Array.from(text.matchAll(end), ([, name]) => name);
  const pictureFiles = globSync(`_astro/**/*.{${pictures}}`, { cwd: dist });
  const unused = new Map(pictureFiles.flatMap((path) => endsIn(path).map((name) => [name, path])));
  // Latin-1 takes a third of the time; the names are ASCII.
  for (const path of globSync("**/*.{html,css,js,json,xml,txt,webmanifest,svg}", { cwd: dist }))
    for (const name of endsIn(readFileSync(join(dist, path), "latin1"))) unused.delete(name);
  for (const path of unused.values()) rmSync(join(dist, path));
  return [...unused.values()];
}
