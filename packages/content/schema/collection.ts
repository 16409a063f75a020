import type { SchemaContext } from "astro:content";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, extname, join, matchesGlob, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { defineCollection } from "astro/content/config";
import type { Loader } from "astro/loaders";
import { z } from "astro/zod";
import { contentFolder } from "../content-folder.ts";
import { knownLanguages } from "../languages.ts";
import { memoize } from "../memoize.ts";
import { parseFile, textOf } from "../read-file.ts";
import { outdatedSignatures, signaturesOf } from "./signatures.ts";

/** Astro's schema context, for schemas with pictures. */
export type Pictures = Pick<SchemaContext, "image">;

/** `files` is a glob under content/. `names` are the only file names allowed; none is required. */
export function collection<Shape extends z.ZodObject>(
  files: string,
  shape: (context: Pictures) => Shape,
  names?: readonly string[],
) {
  // Astro asks for the schema of every entry, with an own `image`. As all pictures begin with "./" or "../", these
  // functions return the same.
  const schema = memoize(shape, ({ image }) => `${image().parse("./a.webp")}`);
  return {
    ...defineCollection({ loader: filesOf(files), schema }),
    files,
    shape,
    isProse: false,
    names,
  };
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

/**
 * Reads the files with the check's parser, because Astro's accepts another YAML. The ID of an entry is its file name
 * without the extension; a missing file is allowed. A signature whose text has changed since gets `isOutdated`.
 */
export function filesOf(files: string): Loader {
  return {
    name: "content-files",
    load: async ({ config, logger, parseData, renderMarkdown, store, watcher }) => {
      const folder = fileURLToPath(new URL(`${contentFolder(".")}/`, config.root));
      const load = async () => {
        const paths = globSync(files, { cwd: folder }).sort();
        const entries = await Promise.all(
          paths.map(async (path) => {
            const file = join(folder, path);
            const id = basename(path, extname(path));
            const text = textOf(await readFile(file));
            const isProse = path.endsWith(".md");
            const record = isProse ? {} : parseFile(path, text).document.toJS();
            const data = await parseData({ id, data: record, filePath: file });
            if (signaturesOf(record).length > 0) markOutdated(data, outdatedSignatures(record, await readProse(file)));
            return {
              id,
              filePath: relative(fileURLToPath(config.root), file).replaceAll(sep, "/"),
              data,
              ...(isProse && { body: text, rendered: await renderMarkdown(text, { fileURL: pathToFileURL(file) }) }),
            };
          }),
        );
        store.clear();
        for (const entry of entries) store.set(entry);
      };
      await load();
      watcher?.on("all", (_event, file) => {
        const path = relative(folder, file);
        // The prose beside a record is signed with it.
        const isSignedProse = matchesGlob(path.replace(/\.[a-z]+\.md$/, ".yaml"), files);
        if (!matchesGlob(path, files) && !isSignedProse) return;
        load().catch((error: Error) => logger.error(error.message));
      });
    },
  };
}

/** The prose beside a record, by language. */
async function readProse(record: string) {
  const texts = await Promise.all(
    knownLanguages.map(async (language) => {
      const bytes = await readFile(record.replace(/\.yaml$/, `.${language}.md`)).catch(() => undefined);
      return [language as string, bytes && textOf(bytes)] as const;
    }),
  );
  const byLanguage = new Map(texts);
  return (language: string) => byLanguage.get(language);
}

function markOutdated(data: Record<string, unknown>, signatures: ReturnType<typeof outdatedSignatures>): void {
  for (const { path } of signatures) {
    const signature = path.reduce<Record<string, unknown>>((group, key) => group[key] as typeof group, data);
    signature.isOutdated = true;
  }
}

/** Whether any file matches the glob `files`: every collection may be empty. */
export function hasFiles(files: string): boolean {
  return globSync(files, { cwd: contentFolder(".") }).length > 0;
}
