import { glob, readFile, rename, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import sharp from "sharp";

/** How many of the eight letters of a picture's hash its name keeps: enough to tell thousands of originals apart. */
const kept = 5;

/**
 * Gives the pictures in `dist/_astro` names that a page's compression can guess: `DTtcXnhf_1WRb8u.avif`, 480 pixels
 * wide, becomes `DTtcX-480.avif`. A page names a hundred pictures; of each only the original's hash is news then. Fonts
 * lose the second half of theirs.
 */
export function pictureNames(): AstroIntegration {
  return {
    name: "picture-names",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const names = await shortenNames(fileURLToPath(dir));
        logger.info(`${names.size} pictures and fonts have a shorter name.`);
      },
    },
  };
}

/** Renames the pictures in `_astro` of the folder `dist`, wherever it names them; returns old name → new name. */
export async function shortenNames(dist: string): Promise<Map<string, string>> {
  const folder = join(dist, "_astro");
  const names = new Map([...(await newNames(folder)), ...(await newFontNames(folder))]);
  for (const [old, name] of names) await rename(join(folder, old), join(folder, name));
  for await (const path of glob("**/*.{html,css,js,json,xml,txt,webmanifest}", { cwd: dist })) {
    const before = await readFile(join(dist, path), "utf8");
    const after = before.replace(/[\w-]{8}_\w+\.\w+|fonts\/[\da-f]{16}\.\w+/g, (name) => names.get(name) ?? name);
    if (after !== before) await writeFile(join(dist, path), after);
  }
  return names;
}

async function newFontNames(folder: string): Promise<Map<string, string>> {
  const fonts = await Array.fromAsync(glob("fonts/*.woff2", { cwd: folder }));
  return new Map(fonts.map((file) => [file.replaceAll("\\", "/"), file.replace(/([\da-f]{8})[\da-f]{8}(?=\.)/, "$1")]));
}

async function newNames(folder: string): Promise<Map<string, string>> {
  const made = (await Array.fromAsync(glob("*_*.{avif,jpeg,webp}", { cwd: folder }))).sort();
  const origins = new Map<string, string>();
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const file of made) {
    const { name, ext } = parse(file);
    const hash = /^([\w-]{8})_\w+$/.exec(name)?.[1];
    if (!hash) continue;
    const short = hash.slice(0, kept);
    // Two originals whose hashes begin alike keep the whole of it.
    const start = (origins.get(short) ?? hash) === hash ? short : hash;
    origins.set(start, hash);
    const { width, height } = await sharp(join(folder, file)).metadata();
    const options = [`${start}-${width}${ext}`, `${start}-${width}x${height}${ext}`, file];
    const free = options.find((option) => !taken.has(option)) ?? file;
    taken.add(free);
    names.set(file, free);
  }
  return names;
}
