import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { readCachedEntry } from "@hospital/content/check/entry-cache";
import { namesOf } from "@hospital/content/check/locating";
import { writeRecord } from "@hospital/content/check/write-record";
import { inEachLanguage, labelOf, type Message, recordLabel } from "@hospital/content/messages/labels";
import type { Location } from "@hospital/content/messages/location";
import type { NameOfSubject } from "@hospital/content/record/differences";
import { fieldsOf, referenceOf } from "@hospital/content/record/fields";
import { slugOf } from "@hospital/content/record/record-paths";
import { type Collection, collectionAt, coreOf } from "@hospital/content/record/shaped-collections";
import { isGroup, type Path, valueAt } from "@hospital/content/record/values";
import { defaultLocale, publishedLocales } from "@hospital/content/text/locales";
import { z } from "astro/zod";
import type { FieldPath, LocalizedText, RecordValue, StoredRecord } from "../api.ts";
import { cleaned } from "../fields/cleaned.ts";
import { toForm, toRecord } from "../fields/values.ts";
import { refusalMessage } from "../messages/writers.ts";
import { problemLine, toProblem } from "./localized-problem.ts";
import { isContentPath, symlinkIn } from "./paths.ts";
import { Refusal } from "./refusal.ts";
import { blobsOf, bytesOnDisk, git, type Repository, runGit } from "./repository.ts";

/** The collection of the record at a path below content/. */
export function collectionOf(path: string): Collection | undefined {
  return isContentPath(path) ? collectionAt(path) : undefined;
}

/** The files of a record: its fields, and prose for each language. */
export function filesOf(path: string): string[] {
  if (!collectionOf(path)?.hasProse) return [path];
  return [path, ...publishedLocales.map((locale) => path.replace(/\.yaml$/, `.${locale}.md`))];
}

/** Below content/, with slashes: the records of these collections, by default of all. */
function recordPaths(repository: Repository, collections?: string[]): string[] {
  return pathsOf(repository).filter((path) => {
    const collection = path.endsWith(".yaml") && collectionOf(path);
    return collection && (!collections || collections.includes(collection.name));
  });
}

export function picturePaths(repository: Repository): string[] {
  return pathsOf(repository).filter((path) => /\.(?:webp|jpe?g|png|avif)$/.test(path));
}

function pathsOf({ root, content }: Repository): string[] {
  const folder = join(root, content);
  const paths = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  return paths.map((path) => path.replaceAll("\\", "/")).sort();
}

/** A digest of a file's content; empty without a file. */
function versionOf(bytes: Uint8Array | undefined): string {
  return bytes ? createHash("sha256").update(bytes).digest("hex").slice(0, 16) : "";
}

/** A record as forms have it. */
export interface ReadRecord extends Pick<StoredRecord, "path" | "collection" | "version" | "value"> {
  version: string;
  files: { path: string; bytes: Buffer | undefined }[];
}

/**
 * The bytes of a file below content/, if it exists.
 *
 * @throws {Refusal} for a link to another folder: requests may not read other files of this computer.
 */
export async function contentBytes({ root, content }: Repository, path: string): Promise<Buffer | undefined> {
  await refuseLink(root, `${content}/${path}`);
  return bytesOnDisk(root, `${content}/${path}`);
}

/** @throws {Refusal} */
export async function refuseLink(root: string, path: string): Promise<void> {
  const link = await symlinkIn(root, path);
  if (link) throw new Refusal(refusalMessage("isLink", { path: link }));
}

/** A cache of the records: most are read for every screen, and change rarely. */
const lastRead = new Map<string, ReadRecord>();

/**
 * The record at a path below content/ on the disk. The same object until its files change.
 *
 * @throws {Refusal} if it doesn't exist or can't be read.
 */
export async function readRecord(repository: Repository, path: string): Promise<ReadRecord> {
  const collection = collectionOf(path);
  if (!collection) throw new Refusal(refusalMessage("noSuchRecord"));
  const files = await Promise.all(
    filesOf(path).map(async (file) => ({ path: file, bytes: await contentBytes(repository, file) })),
  );
  if (!files[0]?.bytes) throw new Refusal(refusalMessage("recordGone"));
  const version = files.map(({ bytes }) => versionOf(bytes)).join(" ");
  const key = join(repository.root, repository.content, path);
  const cached = lastRead.get(key);
  if (cached?.version === version) return cached;
  const value = parseValue(
    path,
    files.map(({ bytes }) => bytes),
  );
  const record = { path, collection: collection.name, version, value, files };
  lastRead.set(key, record);
  return record;
}

/** The records whose fields cannot be read, each with the fault and its line. */
export async function unreadableRecords(repository: Repository) {
  const unreadable = await Promise.all(
    recordPaths(repository).map(async (path) => {
      const bytes = await contentBytes(repository, path).catch(() => undefined);
      const { fault } = bytes ? readFields(path, bytes) : {};
      return fault ? [{ path, ...fault }] : [];
    }),
  );
  return unreadable.flat();
}

/** All readable records, by default of all collections; `unreadableRecords` returns the others. */
export async function readRecords(repository: Repository, collections?: string[]): Promise<ReadRecord[]> {
  const paths = recordPaths(repository, collections);
  const results = await Promise.allSettled(paths.map((path) => readRecord(repository, path)));
  return results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
}

/**
 * The form's value of a record, from the bytes of its `filesOf`.
 *
 * @throws {Refusal} where they cannot be read.
 */
export function parseValue(path: string, [record, ...prose]: (Buffer | undefined)[]): RecordValue {
  const collection = collectionOf(path);
  const { fields, fault } = readFields(path, record ?? new Uint8Array());
  if (!collection || !fields) throw new Refusal(fault?.refusal ?? refusalMessage("recordWithoutFields"));
  const value = toForm(collection.shape, withoutDates(fields)) as RecordValue;
  const texts = publishedLocales.map((locale, index) => [locale, prose[index]?.toString().trim()] as const);
  return collection.hasProse ? { ...value, overview: Object.fromEntries(texts.filter(([, text]) => text)) } : value;
}

function readFields(path: string, bytes: Uint8Array) {
  const file = { path, collection: collectionOf(path)?.name as never, slug: slugOf(path) };
  const { entry, problems } = readCachedEntry(file, bytes, publishedLocales);
  const [problem] = problems;
  if (problem)
    return { fault: { line: problem.line, message: toProblem(problem).message, refusal: problemLine(problem) } };
  if (isGroup(entry?.data)) return { fields: entry.data };
  const message = refusalMessage("recordWithoutFields");
  return { fault: { line: 1, message, refusal: message } };
}

/** The same; undefined if the files can't be read. */
export function readable(path: string, bytes: (Buffer | undefined)[]): RecordValue | undefined {
  try {
    return bytes[0] && parseValue(path, bytes);
  } catch {
    return undefined;
  }
}

/** Git's name of a content file in a commit. */
export function nameIn({ content }: Repository, commit: string, file: string): string {
  return `${commit}:${content}/${file}`;
}

/** A record in each of these commits; undefined if it is missing or unreadable. */
export async function recordIn(
  repository: Repository,
  commits: string[],
  path: string,
): Promise<(RecordValue | undefined)[]> {
  const files = filesOf(path);
  const names = commits.map((commit) => files.map((file) => nameIn(repository, commit, file)));
  const blobs = await blobsOf(repository, names.flat());
  return names.map((namesInCommit) =>
    readable(
      path,
      namesInCommit.map((name) => blobs.get(name)),
    ),
  );
}

/** A record as a commit left it; without a value where it is missing or unreadable. */
interface Version {
  commit: string;
  /** The author of the commit, and its time; ISO. */
  by: string;
  at: string;
  value: RecordValue | undefined;
}

/** The last versions of a record, the newest first. */
export async function lastVersions(repository: Repository, path: string, count: number): Promise<Version[]> {
  const files = filesOf(path).map((file) => `${repository.content}/${file}`);
  const log = await git(repository, "log", "--format=%H%x1f%an%x1f%aI", `-n${count}`, "HEAD", "--", ...files);
  const commits = log.split("\n").filter(Boolean);
  const changes = commits.map((line) => line.split("\x1f"));
  const values = await recordIn(
    repository,
    changes.map(([commit = ""]) => commit),
    path,
  );
  return changes.map(([commit = "", by = "", at = ""], index) => ({ commit, by, at, value: values[index] }));
}

/** The records of a collection in a commit; undefined without such a commit. */
export async function recordsAt(
  repository: Repository,
  commit: string,
  collection: string,
): Promise<ReadRecord[] | undefined> {
  if (!/^[\da-f]{40,64}$/.test(commit)) return undefined;
  const folder = `${repository.content}/`;
  const tree = await runGit(repository.root, ["ls-tree", "-r", "-z", "--name-only", commit, "--", folder]);
  if (tree.code !== 0) return undefined;
  const allPaths = tree.stdout.toString().split("\0");
  const paths = allPaths
    .map((path) => path.slice(folder.length))
    .filter((path) => collectionOf(path)?.name === collection);
  const names = paths.flatMap(filesOf).map((file) => nameIn(repository, commit, file));
  const blobs = await blobsOf(repository, names);
  return paths.flatMap((path) => {
    const files = filesOf(path).map((file) => ({ path: file, bytes: blobs.get(nameIn(repository, commit, file)) }));
    const value = readable(
      path,
      files.map(({ bytes }) => bytes),
    );
    return value
      ? [{ path, collection, version: files.map(({ bytes }) => versionOf(bytes)).join(" "), value, files }]
      : [];
  });
}

/** The parser returns days as dates; forms use texts. */
function withoutDates(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00.000Z$/, "");
  if (Array.isArray(value)) return value.map(withoutDates);
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutDates(part)]));
}

/** The files of a form's value; `null` deletes them. */
export function filesOfValue(path: string, value: RecordValue | null): { path: string; bytes: string | undefined }[] {
  const collection = collectionOf(path);
  if (!collection || value === null) return filesOf(path).map((file) => ({ path: file, bytes: undefined }));
  const { overview, ...form } = cleaned(value) as RecordValue;
  const record = writeRecord(collection.record, toRecord(collection.record, form) ?? {});
  const prose = publishedLocales.map((locale) => proseText(isGroup(overview) ? overview[locale] : undefined));
  return filesOf(path).map((file, index) => ({ path: file, bytes: [record, ...prose][index] }));
}

/** Prose with one final line feed; undefined for empty prose. */
function proseText(text: unknown): string | undefined {
  const trimmed = typeof text === "string" ? text.trim() : "";
  return trimmed === "" ? undefined : `${trimmed}\n`;
}

/** The names of doctors and departments. Counters and wards are named by their value. */
export async function namesOfSubjects(repository: Repository): Promise<NameOfSubject> {
  const records = await readRecords(repository, ["doctors", "departments"]);
  const names = new Map(records.map(({ path, value }) => [path, nameOf(path, value)]));
  return (subject, value, language) => {
    const name = names.get(`${subject}s/${value}.yaml`);
    return name?.[language] ?? name?.[defaultLocale];
  };
}

/** The name of a record in each language: its own, or the label of its file. */
export function nameOf(path: string, value: RecordValue): LocalizedText {
  const name = value.name ?? value.title;
  return typeof name === "string" || isGroup(name)
    ? toLocalizedText(name as string | LocalizedText)
    : labelsOf(slugOf(path));
}

/** A text of a record, which may be one for all languages. */
export function toLocalizedText(text: string | LocalizedText): LocalizedText {
  return typeof text === "string" ? { [defaultLocale]: text } : text;
}

/** The label of a file in the languages of the desk and in the main one of the site. */
function labelsOf(name: string): LocalizedText {
  const labels: LocalizedText = inEachLanguage((language) => labelOf(name, language));
  return { ...labels, [defaultLocale]: labels[defaultLocale] ?? labels.en };
}

/** The location of a record in the menu: "Doctors › Dr Asha Rao". */
export function recordLabelOf(path: string, value: RecordValue): Message {
  const names = namesOf(value, publishedLocales);
  return inEachLanguage((language) => recordLabel(path, names, language));
}

/** A value of a record, or the record itself, as messages name it. */
export function locationOf(path: string, value: RecordValue, field: FieldPath): Location {
  return { file: `content/${path}`, line: 0, field: field.join("."), names: namesOf(value, publishedLocales) };
}

/** A name in the first language. */
export function firstName(path: string, value: RecordValue): string {
  const names = nameOf(path, value);
  return names[defaultLocale] ?? Object.values(names)[0] ?? slugOf(path);
}

export interface Reference {
  /** The kind of its target, such as "doctor"; see packages/content/schema/fields/. */
  kind: string;
  value: string;
  field: FieldPath;
}

/** All references in a record: to pictures, doctors, pages. */
export function referencesIn(path: string, value: RecordValue): Reference[] {
  const shape = collectionOf(path)?.shape;
  if (!shape) return [];
  return [...fieldsOf(shape, value)].flatMap(({ shape: part, value, path: field }) => {
    const kind = referenceOf(part);
    return typeof kind === "string" && typeof value === "string" ? [{ kind, value, field: field as FieldPath }] : [];
  });
}

/** The pictures of a record, as paths below content/. */
export function picturesOf(path: string, value: RecordValue): string[] {
  const named = referencesIn(path, value).filter(({ kind }) => kind === "picture");
  return named.map(({ value }) => posix.join(posix.dirname(path), value));
}

/** The texts of a record that people read, each once. */
export function textsIn(path: string, value: RecordValue): { field: FieldPath; text: string }[] {
  const shape = collectionOf(path)?.shape;
  const texts = new Map<string, { field: FieldPath; text: string }>();
  for (const { shape: part, value: text, path: steps } of shape ? fieldsOf(shape, value) : []) {
    const isText = coreOf(part) instanceof z.ZodString && referenceOf(part) === undefined && steps.at(-1) !== "id";
    if (isText && typeof text === "string") texts.set(steps.join("."), { field: steps as FieldPath, text });
  }
  return [...texts.values()];
}

/** A copy of a record with another value at a path. */
export function withValueAt<Value>(value: Value, field: Path, now: unknown): Value {
  const copy = structuredClone(value);
  const group = valueAt(copy, field.slice(0, -1)) as Record<PropertyKey, unknown>;
  group[field.at(-1) ?? ""] = now;
  return copy;
}
