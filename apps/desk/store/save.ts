import { posix } from "node:path";
import { checkContent, checkExceptions } from "@hospital/content/check/check-content";
import type { Problem as ContentProblem } from "@hospital/content/check/problem";
import type { Message } from "@hospital/content/messages/labels";
import { merge } from "@hospital/content/record/merge";
import { isGroup, valuesOf } from "@hospital/content/record/values";
import { defaultLocale } from "@hospital/content/text/locales";
import { slug } from "@hospital/content/text/slug";
import type { FieldConflict, MergeChoices, RecordChange, RecordValue } from "../api.ts";
import { exceptionsFile } from "../api-today.ts";
import { cleaned } from "../fields/cleaned.ts";
import { refusalMessage } from "../messages/writers.ts";
import { ChangedMeanwhile, commitFiles } from "./commit.ts";
import { commitMessage, type Source } from "./commit-message.ts";
import { withAuthors } from "./conflict-authors.ts";
import { type Change, describe } from "./describe.ts";
import { runExclusively } from "./exclusive.ts";
import { type LocalizedProblem, locationText, problemLine, toProblem } from "./localized-problem.ts";
import { isContentPath, recordOf } from "./paths.ts";
import { placeUploads, unnamedAfter } from "./pictures.ts";
import {
  collectionOf,
  filesOf,
  filesOfValue,
  nameOf,
  namesOfSubjects,
  readable,
  readRecord,
  refuseLink,
} from "./records.ts";
import { Refusal } from "./refusal.ts";
import { type Prepared, withRenamedPlaces } from "./renamed-places.ts";
import { bytesOnDisk, type Person, type Repository, refusalFor } from "./repository.ts";
import { withSignedDigests } from "./signatures.ts";
import { withSittingDays } from "./sitting-days.ts";

/** A write or a deletion; `path` is below content/. */
export interface FileToSave {
  path: string;
  /** undefined for a deletion. */
  bytes: string | Uint8Array | undefined;
  /** The bytes that the change is based on, if they were read; by default the present ones. */
  before?: Buffer | undefined;
  isRead?: boolean;
}

/** The result of a save. */
export interface SaveResult {
  /** Absent if nothing changed. */
  commit: string | undefined;
  /** The saved records. */
  paths: string[];
  /** The warnings of the content check for these records. */
  warnings?: LocalizedProblem[];
}

/**
 * Saves forms as one commit: adds their new pictures, merges them with changes that others have saved, and deletes
 * pictures that are now unused. `message` is the commit's; by default it describes the changes.
 *
 * @throws {Refusal} with all reasons, or with the conflicts that `choices` leaves; nothing changes then.
 */
export function saveRecords(
  repository: Repository,
  changes: RecordChange[],
  person: Person,
  message?: Message,
  choices: MergeChoices = {},
) {
  return exclusively(repository, async (): Promise<SaveResult> => {
    // Checked before records are read, which takes time.
    if (new Set(changes.map(addressOf)).size < changes.length) throw new Refusal(refusalMessage("nameTaken"));
    const prepared: Prepared[] = [];
    const conflicts: FieldConflict[] = [];
    for (const change of changes) prepared.push(await prepare(repository, change, choices, conflicts));
    refuseConflicts(await withAuthors(repository, conflicts));
    const renamed = await withRenamedPlaces(repository, prepared);
    const dated = await Promise.all(renamed.map((change) => withSittingDays(repository, change)));
    const completeChanges = dated.map(withSignedDigests);
    const gone = await unnamedAfter(
      repository,
      completeChanges,
      completeChanges.flatMap(({ before }) => before ?? []),
    );
    const files = [
      ...completeChanges.flatMap(({ path, value, before, pictures }) => [
        ...pictures,
        ...filesOfValue(path, value).map((file, index) => ({
          ...file,
          before: before?.files[index]?.bytes,
          isRead: true,
        })),
      ]),
      ...gone.map((path) => ({ path, bytes: undefined })),
    ];
    const checked = await commitChecked(repository, files, person, message);
    return { ...checked, paths: completeChanges.flatMap(({ path, value }) => (value ? path : [])) };
  });
}

/** The problems that these changes would cause; doesn't save. */
export async function problemsAfter(repository: Repository, changes: RecordChange[]): Promise<LocalizedProblem[]> {
  const files = changes.flatMap(({ path, value }) => filesOfValue(path, value));
  return (await checkChanges(repository.root, files)).errors.map(toProblem);
}

/** Saves files without a merge as one commit: restored records and removed pictures. */
export function saveFiles(
  repository: Repository,
  filesNow: () => Promise<FileToSave[]>,
  person: Person,
  message?: Message,
  source?: Source,
) {
  return exclusively(repository, async (): Promise<SaveResult> => {
    const files = await filesNow();
    const checked = await commitChecked(repository, files, person, message, source);
    return { ...checked, paths: [...new Set(files.map(({ path }) => recordOf(path)))].filter(collectionOf) };
  });
}

/** The maximum number of attempts, if a developer changes the same folder at the same time. */
const maxAttempts = 5;

/** Queues the work, and turns errors of the disk into refusals. */
function exclusively(repository: Repository, work: () => Promise<SaveResult>): Promise<SaveResult> {
  return runExclusively(repository.root, async () => {
    for (let attempt = 1; ; attempt++)
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile)) throw refusalFor(error, repository.root);
        if (attempt === maxAttempts) throw new Refusal(refusalMessage("changedMeanwhile"));
      }
  });
}

async function prepare(
  repository: Repository,
  change: RecordChange,
  choices: MergeChoices,
  conflicts: FieldConflict[],
): Promise<Prepared> {
  const path = addressOf(change);
  await refusePath(repository, path);
  if (!collectionOf(path)) throw new Refusal(refusalMessage("noSuchRecord"));
  const isThere = (await bytesOnDisk(repository.root, `${repository.content}/${path}`)) !== undefined;
  // An unreadable record must not be overwritten.
  const before = isThere ? await readRecord(repository, path) : undefined;
  if (before && change.version === undefined) throw new Refusal(refusalMessage("nameTaken"));
  if (!before && change.version !== undefined) throw new Refusal(refusalMessage("deletedMeanwhile"));
  if (before && !change.base && before.version !== change.version)
    throw new Refusal(refusalMessage("changedMeanwhile"));
  const ours = cleaned(change.value ?? undefined);
  const merged = before && merge(cleaned(change.base ?? before.value), ours, before.value, { path, choices });
  conflicts.push(...(merged?.conflicts ?? []));
  const value = (merged ? merged.value : ours) as RecordValue | undefined;
  if (!value) return { path, value: null, before, pictures: [] };
  const placed = await placeUploads(repository, path, value);
  return { path, value: placed.value, before, pictures: placed.files };
}

/** @throws {Refusal} with the conflicts that a person has to resolve first. */
export function refuseConflicts(conflicts: FieldConflict[]): void {
  if (conflicts.length > 0) throw new Refusal(refusalMessage("sameChanged"), { conflicts });
}

/** A new record gets its address from its name. */
function addressOf({ path, value, version }: RecordChange): string {
  if (!path.endsWith("/new.yaml") || version !== undefined || value === null) return path;
  const names = nameOf(path, value);
  const fileName = [names[defaultLocale], ...Object.values(names)]
    .map((name) => slug(String(name ?? "")))
    .find(Boolean);
  if (!fileName) throw new Refusal(refusalMessage("needsName"));
  return posix.join(posix.dirname(path), `${fileName}.yaml`);
}

async function refusePath({ root, content }: Repository, path: string): Promise<void> {
  if (!isContentPath(path)) throw new Refusal(refusalMessage("noContentFile", { path }));
  await refuseLink(root, `${content}/${path}`);
}

/** No group of a form has as many fields. The YAML parser compares each key of a group with all others. */
const maxKeys = 500;

/** Limits the time of the following steps; no form has as many fields, or fields nested as deeply. */
export function refuseHuge(value: unknown): void {
  let count = 0;
  let letters = 0;
  for (const { value: part, path } of valuesOf(value)) {
    count++;
    letters += String(path.at(-1) ?? "").length + (typeof part === "string" ? part.length : 0);
    const isWide = isGroup(part) && Object.keys(part).length > maxKeys;
    if (isWide || count > 10_000 || letters > 1_000_000 || path.length > 50)
      throw new Refusal(refusalMessage("tooLong"));
  }
}

/**
 * Commits all files, or none.
 *
 * @throws {Refusal} with the errors that they cause.
 */
async function commitChecked(
  repository: Repository,
  files: FileToSave[],
  person: Person,
  message?: Message,
  source?: Source,
): Promise<Pick<SaveResult, "commit" | "warnings">> {
  const { root, content } = repository;
  for (const { path } of files) await refusePath(repository, path);
  const knownFiles = await Promise.all(
    files.map(async ({ path, bytes, before, isRead }) => {
      return { path, bytes, before: isRead ? before : await bytesOnDisk(root, `${content}/${path}`) };
    }),
  );
  const { errors, warnings } = await checkChanges(root, knownFiles);
  if (errors.length > 0) throw refusedBy(errors, knownFiles);
  const below = knownFiles.map((file) => ({ ...file, path: `${content}/${file.path}` }));
  const described = message ?? describe(changesOf(knownFiles), await namesOfSubjects(repository));
  const commit = await commitFiles(repository, below, person, commitMessage(described, source));
  return { commit, warnings: warnings.map(toProblem) };
}

type KnownFile = Pick<FileToSave, "path" | "bytes"> & { before: Buffer | undefined };

/** Files as changes of records; pictures that come with a record are one of its fields. */
export function changesOf(files: KnownFile[]): Change[] {
  const records = Object.groupBy(files, ({ path }) => recordOf(path));
  const changes = Object.entries(records).map(([path, recordFiles = []]): Change => {
    const side = (of: "before" | "bytes") => {
      const bytes = recordFiles.map((file) => file[of]);
      return bytes.every((content) => content === undefined) ? undefined : readSide(path, recordFiles, of);
    };
    return { path, before: side("before"), after: side("bytes") };
  });
  const ofRecords = changes.filter(({ path }) => collectionOf(path));
  return ofRecords.length > 0 ? ofRecords : changes;
}

/** An unreadable or foreign file has no fields. */
function readSide(path: string, files: KnownFile[], of: "before" | "bytes"): RecordValue {
  const bytes = filesOf(path).map((name) => files.find((file) => file.path === name)?.[of]);
  return (
    readable(
      path,
      bytes.map((content) => (content === undefined ? undefined : Buffer.from(content))),
    ) ?? {}
  );
}

/** The errors that the changes cause, and the warnings of the changed files. Existing errors don't block a save. */
async function checkChanges(
  root: string,
  files: FileToSave[],
): Promise<{ errors: ContentProblem[]; warnings: ContentProblem[] }> {
  // Saving an exception needs only these checks.
  const check = files.every(({ path }) => path === exceptionsFile) ? checkExceptions : checkContent;
  const planned = files.map(({ path, bytes }) => [path, bytes === undefined ? bytes : Buffer.from(bytes)] as const);
  const after = await check(root, new Map(planned));
  const savedPaths = new Set(files.map(({ path }) => `content/${path}`));
  const warnings = after.filter(({ level, file }) => level === "warning" && savedPaths.has(file));
  const errors = after.filter(({ level }) => level === "error");
  if (errors.length === 0) return { errors, warnings };
  const keyOf = ({ file, field, code, values }: ContentProblem) => JSON.stringify([file, field, code, values]);
  const before = new Set((await check(root)).map(keyOf));
  return { errors: errors.filter((problem) => !before.has(keyOf(problem))), warnings };
}

function refusedBy(problems: ContentProblem[], files: FileToSave[]): Refusal {
  const savedPaths = new Set(files.map(({ path }) => `content/${path}`));
  const isDeletion =
    files.every(({ bytes }) => bytes === undefined) && problems.every(({ file }) => !savedPaths.has(file));
  const locations = new Map(problems.map((problem) => [locationText(problem).en, locationText(problem)]));
  const lines = isDeletion ? [refusalMessage("namedHere"), ...locations.values()] : problems.map(problemLine);
  return new Refusal(lines, { problems: problems.map(toProblem) });
}
