import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { defaultLocale } from "../src/i18n/locales.ts";
import { brandProblems } from "./brand-problems.ts";
import { classifyFiles } from "./content-files.ts";
import { contentFolder } from "./content-folder.ts";
import { duplicateProblems, referenceProblems, rowProblems } from "./cross-problems.ts";
import { readCachedEntry } from "./entry-cache.ts";
import { oncePerEntry } from "./once-per-entry.ts";
import { mentionedPictures, orphanWarnings, pictureProblems } from "./picture-problems.ts";
import type { Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";
import { addressesOf } from "./routes.ts";
import { shapeProblems } from "./shape-problems.ts";
import { isGroup } from "./shapes.ts";
import { characterProblems, readBody } from "./text-problems.ts";
import { timeProblems } from "./time-problems.ts";
import { translationProblems } from "./translation-problems.ts";

/** Planned files by path under content/; undefined for a deletion. */
export type PlannedFiles = ReadonlyMap<string, Uint8Array | undefined>;

/**
 * Reads content/ under `root`: files, pictures, addresses, and the records that can be parsed. With `planned`, as if
 * those files were written.
 */
export async function readContent(root: string, planned: PlannedFiles = new Map(), read = readCachedEntry) {
  const folder = join(root, contentFolder(root));
  const paths = new Set([...(await listFiles(folder)), ...planned.keys()]);
  for (const [path, bytes] of planned) if (!bytes) paths.delete(path);
  const { files, pictures, problems } = classifyFiles([...paths].sort());
  const { routes, problems: addressProblems } = addressesOf(files);
  const readBytes = async (path: string) => planned.get(path) ?? readFile(join(folder, path));
  const found = await Promise.all(files.map(async (file) => read(file, await readBytes(file.path))));
  problems.push(...addressProblems, ...found.flatMap((result) => result.problems));
  return { files, pictures, routes, entries: found.flatMap(({ entry }) => entry ?? []), problems, readBytes };
}

/** All problems in content/ under `root`, by file and line. Unchanged files are cached. */
export async function checkContent(
  root: string,
  planned?: PlannedFiles,
  read?: typeof readCachedEntry,
): Promise<Problem[]> {
  return problemsOf(root, await readContent(root, planned, read));
}

/** The errors among them, which stop a build or refuse a save; with `planned`, as if those files were written. */
export async function errorsIn(root: string, planned?: PlannedFiles): Promise<Problem[]> {
  return (await checkContent(root, planned)).filter(({ level }) => level === "error");
}

/** All problems of content that has been read. */
export async function problemsOf(root: string, content: Awaited<ReturnType<typeof readContent>>): Promise<Problem[]> {
  const { files, pictures, routes, entries } = content;
  const problems = [...content.problems];
  const department = [...new Set(files.filter((file) => file.collection === "departments").map(({ slug }) => slug))];
  const doctor = files.filter((file) => file.collection === "doctors").map(({ slug }) => slug);
  const file = (await listFiles(join(root, "public"))).map((path) => `/${path}`);
  const counter = namesOf(entries, "hours", "counters");
  const ward = namesOf(entries, "hours", "wards");
  const helpline = namesOf(entries, "helplines", "helplines", "id");
  const targets = { department, doctor, counter, ward, helpline, route: routes, file };
  const mentions = entries.flatMap((entry) => {
    const body = readBody(entry, routes);
    const named = mentionedPictures(entry, body.pictures, pictures);
    problems.push(...ownProblems(entry), ...body.problems, ...named.problems, ...referenceProblems(entry, targets));
    return named.mentions;
  });
  problems.push(
    ...duplicateProblems(entries),
    ...timeProblems(entries),
    ...translationProblems(entries),
    ...(
      await Promise.all(
        entries
          .filter(({ collection }) => collection === "brand")
          .map((entry) => brandProblems(content.readBytes, entry)),
      )
    ).flat(),
    ...(await pictureProblems(content.readBytes, mentions, pictures)),
  );
  // An unreadable record may refer to the picture.
  if (!problems.some(({ level }) => level === "error")) problems.push(...orphanWarnings(mentions, pictures));
  return problems.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** The problems of a record by itself. */
const ownProblems = oncePerEntry((entry) => [
  ...shapeProblems(entry),
  ...characterProblems(entry),
  ...rowProblems(entry),
]);

/**
 * The names that refer to rows of `list` in the single file of `collection`: `name` in the first language, or another
 * field.
 */
function namesOf(entries: Entry[], collection: string, list: string, key = "name"): string[] {
  const rows = entries.flatMap((entry) =>
    entry.collection === collection && isGroup(entry.data) ? entry.data[list] : [],
  );
  return rows.flatMap((row) => {
    const name = isGroup(row) ? row[key] : undefined;
    const first = isGroup(name) ? name[defaultLocale] : name;
    return typeof first === "string" ? [first] : [];
  });
}

/** Paths below `folder`, with slashes, without hidden files, which Astro passes over too. */
async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((one) => !one.isDirectory())
    .map((one) => relative(folder, join(one.parentPath, one.name)).replaceAll(sep, "/"))
    .filter((path) => !path.split("/").some((name) => name.startsWith(".")))
    .sort();
}
