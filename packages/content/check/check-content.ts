import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { contentFolder } from "../content-folder.ts";
import { languagesIn } from "../hospital-languages.ts";
import type { Languages } from "../languages.ts";
import { fault } from "../messages/write-problem.ts";
import { metaOf } from "../record/meta.ts";
import { inLanguage, valueAt } from "../record/values.ts";
import { nationalDigits } from "../text/phone-number.ts";
import { brandProblems } from "./brand-problems.ts";
import { classifyFiles } from "./content-files.ts";
import { blockProblems, duplicateProblems, referenceProblems, rowProblems, type Targets } from "./cross-problems.ts";
import { doctorDuplicates } from "./doctor-problems.ts";
import { fieldsOfEntry, oncePerEntry, readCachedEntry } from "./entry-cache.ts";
import { hospitalPlaces } from "./hospital-places.ts";
import { orphanPages } from "./orphan-pages.ts";
import { phraseProblems } from "./phrase-problems.ts";
import { mentionedPictures, orphanWarnings, pictureProblems } from "./picture-problems.ts";
import { fileProblem, type Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";
import { reviewProblems } from "./review-problems.ts";
import { addressesOf } from "./routes.ts";
import { shapeProblems } from "./shape-problems.ts";
import { bodyProblems, characterProblems } from "./text-problems.ts";
import { timeProblems } from "./time-problems.ts";
import { hiddenLanguageProblems, translationProblems } from "./translation-problems.ts";

/** Planned files by path under content/; undefined for a deletion. */
export type PlannedFiles = ReadonlyMap<string, Uint8Array | undefined>;

/**
 * Reads content/ under `root`: files, pictures, addresses, and the records that can be parsed, by default of all
 * collections. With `planned`, as if those files were written.
 */
export async function readContent(
  root: string,
  planned: PlannedFiles = new Map(),
  readRecordFile = readCachedEntry,
  collections?: string[],
) {
  const folder = join(root, contentFolder(root));
  const listed = await listFiles(folder);
  const paths = new Set([...listed.files, ...planned.keys()]);
  for (const [path, bytes] of planned) if (!bytes) paths.delete(path);
  const readBytes = async (path: string) => planned.get(path) ?? readFile(join(folder, path));
  const languages = languagesIn(paths.has("hospital.yaml") ? String(await readBytes("hospital.yaml")) : "");
  const { files, pictures, problems } = classifyFiles([...paths].sort(), languages[0]);
  const { routes, problems: addressProblems } = addressesOf(files);
  const filesToRead = files.filter(({ collection }) => !collections || collections.includes(collection));
  const results = await Promise.all(
    filesToRead.map(async (file) => readRecordFile(file, await readBytes(file.path), languages)),
  );
  problems.push(
    ...listed.unreadable.map(unreadable),
    ...addressProblems,
    ...results.flatMap((result) => result.problems),
  );
  const entries = results.flatMap(({ entry }) => entry ?? []);
  return { languages, files, pictures, routes, entries, problems, readBytes };
}

/** All problems in content/ under `root`, by file and line. Unchanged files are cached. */
export async function checkContent(
  root: string,
  planned?: PlannedFiles,
  readRecordFile?: typeof readCachedEntry,
): Promise<Problem[]> {
  return problemsOf(root, await readContent(root, planned, readRecordFile));
}

/** The errors among them, which stop a build or refuse a save. */
export async function errorsIn(root: string): Promise<Problem[]> {
  return (await checkContent(root)).filter(({ level }) => level === "error");
}

/**
 * The problems of exceptions.yaml alone, read with the records that it depends on: a change of a single day is checked
 * in a fraction of the time.
 */
export async function checkExceptions(root: string, planned?: PlannedFiles): Promise<Problem[]> {
  const collections = ["exceptions", "hospital", "doctors", "departments", "hours"];
  const content = await readContent(root, planned, readCachedEntry, collections);
  const targets = await targetsOf(root, content);
  const exceptionEntries = content.entries.filter(({ collection }) => collection === "exceptions");
  return [
    ...content.problems,
    ...exceptionEntries.flatMap((entry) => [...ownProblems(entry), ...referenceProblems(entry, targets)]),
    ...timeProblems(content.entries, { isOfExceptions: true }),
  ];
}

type Content = Awaited<ReturnType<typeof readContent>>;

/** All problems of content that has been read. */
export async function problemsOf(root: string, content: Content): Promise<Problem[]> {
  const { languages, pictures, routes, entries } = content;
  const problems = [...content.problems];
  const targets = await targetsOf(root, content);
  const numbers = numbersOf(entries);
  const brand = entries.find(({ collection }) => collection === "brand");
  const mentions = entries.flatMap((entry) => {
    const named = mentionedPictures(entry, pictures);
    problems.push(
      ...ownProblems(entry),
      ...bodyProblems(entry, { routes, numbers }),
      ...named.problems,
      ...referenceProblems(entry, targets),
    );
    return named.mentions;
  });
  problems.push(
    ...duplicateProblems(entries),
    ...blockProblems(entries, hospitalPlaces(entries)),
    ...doctorDuplicates(entries),
    ...phraseProblems(entries),
    ...timeProblems(entries),
    ...translationProblems(entries, languages),
    ...hiddenLanguageProblems(entries, languages),
    ...(brand ? await brandProblems(content.readBytes, brand) : []),
    ...(await pictureProblems(content.readBytes, mentions, pictures)),
  );
  // An unreadable record may refer to the picture or page; a text with a fault will change once more.
  if (!problems.some(({ level }) => level === "error"))
    problems.push(...orphanWarnings(mentions, pictures), ...orphanPages(entries, routes), ...reviewProblems(entries));
  return problems.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** The names that records can refer to. */
async function targetsOf(root: string, content: Content): Promise<Targets> {
  const { files, routes } = content;
  const department = [...new Set(files.filter((file) => file.collection === "departments").map(({ slug }) => slug))];
  const doctor = files.filter((file) => file.collection === "doctors").map(({ slug }) => slug);
  const file = (await listFiles(join(root, "public"))).files.map((path) => `/${path}`);
  const counter = namesOf(content, "hours", "counters");
  const ward = namesOf(content, "hours", "wards");
  const isRead = content.entries.some(({ collection }) => collection === "hospital");
  const otherPlaces = namesOf(content, "hospital", "places");
  const place = isRead ? [...(otherPlaces.length > 0 ? mainPlaceOf(content) : []), ...otherPlaces] : undefined;
  const helpline = namesOf(content, "helplines", "helplines", "id");
  const rate = namesOf(content, "disclosures", "prices.tables.rows");
  const danger = namesOf(content, "dangers", "dangers", "id");
  return { department, doctor, counter, ward, place, danger, helpline, rate, route: routes, file };
}

/** The short name of the hospital in the first language, which names its own address beside other places. */
function mainPlaceOf({ entries, languages: [main] }: Content): string[] {
  const record = entries.find(({ collection }) => collection === "hospital")?.data;
  const name = inLanguage(valueAt(record, ["shortName"]), main);
  return typeof name === "string" ? [name] : [];
}

/** The problems of one record, without other records. */
const ownProblems = oncePerEntry((entry) => {
  const inTexts = characterProblems(entry);
  // An invisible character makes a value invalid in other ways, too.
  const spoilt = new Set(inTexts.map(({ field }) => field));
  return [...shapeProblems(entry).filter(({ field }) => !spoilt.has(field)), ...inTexts, ...rowProblems(entry)];
});

/** Every number in a field of a record: the numbers that /numbers lists, and the helplines. */
function numbersOf(entries: Entry[]): Set<string> {
  if (!entries.some(({ collection }) => collection === "hospital")) return new Set();
  return new Set(entries.flatMap(numbersOfEntry));
}

const numbersOfEntry = oncePerEntry((entry) =>
  fieldsOfEntry(entry).flatMap(({ shape, value }) =>
    typeof value === "string" && ["phone", "shortNumber"].includes(String(metaOf(shape).fieldType))
      ? nationalDigits(value)
      : [],
  ),
);

/**
 * The names that refer to rows of `list` in the single file of `collection`: `name` in the main language, or another
 * field.
 */
function namesOf(
  { entries, languages: [main] }: { entries: Entry[]; languages: Languages },
  collection: string,
  list: string,
  key = "name",
): string[] {
  const records = entries.flatMap((entry) => (entry.collection === collection ? [entry.data] : []));
  const rows = list
    .split(".")
    .reduce<unknown[]>((groups, key) => groups.flatMap((group) => valueAt(group, [key])), records);
  return rows.flatMap((row) => {
    const text = inLanguage(valueAt(row, [key]), main);
    return typeof text === "string" ? [text] : [];
  });
}

/** Paths below `folder`, with slashes, without hidden files, which Astro also ignores. */
async function listFiles(folder: string): Promise<{ files: string[]; unreadable: string[] }> {
  const listed = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = { files: [] as string[], unreadable: [] as string[] };
  for (const item of listed) {
    const file = join(item.parentPath, item.name);
    const path = relative(folder, file).replaceAll(sep, "/");
    // The build would read a folder with a record's name as a record.
    const isPlainFolder = item.isDirectory() && !extname(item.name);
    if (isPlainFolder || path.split("/").some((name) => name.startsWith("."))) continue;
    paths[item.isFile() || (await isLinkWithin(folder, file)) ? "files" : "unreadable"].push(path);
  }
  return { files: paths.files.sort(), unreadable: paths.unreadable.sort() };
}

/** Whether a link points to a file in the same folder. Reading pipes, devices and sockets would never end. */
async function isLinkWithin(folder: string, link: string): Promise<boolean> {
  const target = await realpath(link).catch(() => "");
  return target.startsWith(join(await realpath(folder), sep)) && (await stat(target)).isFile();
}

function unreadable(path: string): Problem {
  return fileProblem(path, fault("notAFile"));
}
