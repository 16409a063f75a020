import { glob, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const pictures = "avif,gif,jpeg,jpg,png,svg,tif,tiff,webp";

/**
 * Removes the original pictures that Astro copies to `dist/_astro` though no page shows them: about half of `dist/`.
 * See https://github.com/withastro/astro/issues/17706.
 */
export function prunePictures(): AstroIntegration {
  return {
    name: "prune-pictures",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const pruned = await pruneUnnamed(fileURLToPath(dir));
        logger.info(`${pruned.length} pictures that no page names were removed.`);
      },
    },
  };
}

/** Removes every picture in `_astro` of the folder `dist` that none of its texts names, and returns their paths in it. */
export async function pruneUnnamed(dist: string): Promise<string[]> {
  const unnamed = new Map<string, string>();
  for await (const path of glob(`_astro/**/*.{${pictures}}`, { cwd: dist })) {
    const end = hashedEnd(path);
    if (end) unnamed.set(end, path);
  }
  const word = new RegExp(`[\\w-]+\\.(?:${pictures.replaceAll(",", "|")})\\b`, "g");
  for await (const path of glob("**/*.{html,css,js,json,xml,txt,webmanifest,svg}", { cwd: dist })) {
    const text = await readFile(join(dist, path), "utf8");
    for (const [name] of text.matchAll(word)) unnamed.delete(name);
  }
  for (const path of unnamed.values()) await rm(join(dist, path));
  return [...unnamed.values()];
}

/** `_astro/Bx3_a-9d.jpg`, `_astro/Dr Rao.Bx3_a-9d.jpg` → `Bx3_a-9d.jpg`: what no page escapes. */
function hashedEnd(path: string): string | undefined {
  return path.match(/[./]([\w-]+\.\w+)$/)?.[1];
}
