import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { patches } from "./cms-patches.ts";

const modules = fileURLToPath(new URL("../node_modules", import.meta.url));

/** The editor and the libraries that it imports lazily. */
const packages = ["@sveltia/cms", "exifr", "immutable", "turndown"];

/** The import map. */
export const importMap = JSON.stringify({
  imports: {
    "@sveltia/cms": "/packages/@sveltia/cms/npm/index.js",
    immutable: "/packages/immutable/dist/immutable.es.js",
    "exifr/": "/packages/exifr/",
    "turndown/": "/packages/turndown/",
  },
});

/** The CDN of its fonts, which are served from the package instead. */
const fontElsewhere = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z\d-]+)[^/]*\/([a-z\d-]+)\.woff2/g;

/** A file of a package, by its address below /packages/, ready for the browser. */
export async function packageFile(path: string): Promise<string | Buffer | undefined> {
  const file = normalize(join(modules, path));
  if (!packages.some((name) => file.startsWith(join(modules, name, "/")))) return undefined;
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes || !/\.m?js(?:on)?$/.test(file)) return bytes;
  // As a bundler would: a locale's JSON becomes a module.
  if (file.endsWith(".json")) return `export default ${bytes}`;
  return patches
    .reduce((text, { find, put }) => text.replace(find, put), bytes.toString())
    .replaceAll(fontElsewhere, (_, name, part) => ownFont(`${name}-${part}`));
}

function ownFont(name: string): string {
  const [file] = globSync(`@sveltia/cms/npm/assets/${name}-*.woff2`, { cwd: modules });
  return `/packages/${file?.replaceAll("\\", "/")}`;
}
