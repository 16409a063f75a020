import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { contentFolder } from "../content-check/content-folder.ts";
import { isGroup } from "../content-check/shapes.ts";
import { readRecord } from "./record-file.ts";
import { type Collection, shapedCollections } from "./shapes.ts";

/** Paths below content/, with slashes: the records of all collections. */
export function recordPaths(root: string): string[] {
  const paths = globSync(
    shapedCollections.map(({ files }) => files),
    { cwd: join(root, contentFolder(root)) },
  );
  return paths.map((path) => path.replaceAll("\\", "/")).sort();
}

export function picturePaths(root: string): string[] {
  const paths = globSync("**/*.{webp,jpg,jpeg,png,avif}", { cwd: join(root, contentFolder(root)) });
  return paths.map((path) => path.replaceAll("\\", "/")).sort();
}

/** Whether a path is valid and stays below content/. */
export function isPicture(path: string): boolean {
  return /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:webp|jpe?g|png|avif)$/.test(path);
}

/** The collection that claims the record at a path below content/. */
export function collectionOf(path: string): Collection | undefined {
  return shapedCollections.find(({ files }) => posix.matchesGlob(path, files));
}

/** The path of a file's record: its own, or for prose that of the record beside it. */
export function recordOf(path: string): string {
  return path.replace(/\.[a-z]+\.md$/, ".yaml");
}

/** The file name without language and ending. */
export function slugOf(path: string): string {
  return posix.basename(path).split(".")[0] ?? "";
}

/** All readable records; the content check reports the others. */
export async function readRecords(root: string): Promise<{ path: string; record: Record<string, unknown> }[]> {
  const paths = recordPaths(root);
  const records = await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(root, contentFolder(root), path), "utf8");
      try {
        return [{ path, record: readRecord(text) }];
      } catch {
        return [];
      }
    }),
  );
  return records.flat().filter(({ record }) => isGroup(record));
}
