import type { SchemaContext } from "astro:content";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { defineCollection } from "astro/content/config";
import { glob, type Loader } from "astro/loaders";
import { z } from "astro/zod";
import { contentFolder } from "../../content-check/content-folder.ts";
import { memoize } from "../memoize.ts";

/** Astro's schema context, for schemas with pictures. */
export type Pictures = Pick<SchemaContext, "image">;

/** `files` is a glob under content/. `names` are the only file names allowed; none is required. */
export function collection<Shape extends z.ZodObject>(
  files: string,
  shape: (context: Pictures) => Shape,
  names?: readonly string[],
) {
  return { ...defineCollection({ loader: filesOf(files), schema: shape }), files, shape, isProse: false, names };
}

/** Prose: Markdown without fields, a file for each language beside the record that it belongs to. */
export function prose(files: string) {
  const shape = () => z.strictObject({});
  return {
    ...defineCollection({ loader: filesOf(files), schema: shape }),
    files,
    shape,
    isProse: true,
    names: undefined,
  };
}

/** An entry's id is its file name without the ending. */
function filesOf(files: string): Loader {
  const folder = files.slice(0, files.lastIndexOf("/") + 1);
  const loader = glob({
    base: `${contentFolder(".")}/${folder}`,
    pattern: files.slice(folder.length),
    generateId: ({ entry }) => entry.replace(/\.(yaml|md)$/, ""),
  });
  // Astro caches parsed files by their content and src/content.config.ts; the schemas have to be in the key, too.
  return {
    name: loader.name,
    load: async (context) => {
      // An absent file is absent on purpose; only the dev server has to watch for it.
      if (!context.watcher && !hasFiles(files)) return context.store.clear();
      const shapes = digestOfShapes();
      return loader.load({ ...context, generateDigest: (text) => context.generateDigest({ shapes, text }) });
    },
  };
}

const digestOfShapes = memoize(() => {
  const hash = createHash("sha256");
  for (const file of globSync("src/{content/**/*,i18n/*,vocabulary}.ts").sort()) hash.update(readFileSync(file));
  return hash.digest("hex");
});

/** Whether any file matches the glob `files`: every collection may be empty. */
export function hasFiles(files: string): boolean {
  return globSync(files, { cwd: contentFolder(".") }).length > 0;
}
