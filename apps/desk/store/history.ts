import type { Message } from "@hospital/content/messages/labels";
import { valueChanges } from "@hospital/content/record/differences";
import { merge } from "@hospital/content/record/merge";
import type { Change, ChangeDetails, ChangedRecord, FieldConflict, MergeChoices, RecordValue } from "../api.ts";
import { changeMessage, refusalMessage } from "../messages/writers.ts";
import { changedFiles } from "./changed-files.ts";
import { messageFormat, parseMessage, sourceFormat } from "./commit-message.ts";
import { withAuthors } from "./conflict-authors.ts";
import { labelOfChange } from "./describe.ts";
import { recordOf } from "./paths.ts";
import {
  collectionOf,
  contentBytes,
  filesOf,
  filesOfValue,
  lastVersions,
  nameIn,
  picturesOf,
  readRecord,
  recordIn,
  recordLabelOf,
} from "./records.ts";
import { Refusal } from "./refusal.ts";
import { blobId, blobsOf, deskAuthor, git, gitSucceeds, type Person, type Repository } from "./repository.ts";
import { changesOf, type FileToSave, refuseConflicts, type SaveResult, saveFiles } from "./save.ts";

const row = `%H%x1f%an%x1f%aI%x1f%ce%x1f${messageFormat}%x1f${sourceFormat}%x1e`;

interface Range {
  /** Only changes of the record with this path. */
  path?: string | undefined;
  /** All changes except this record's. */
  without?: string | undefined;
  /** Only changes before this one. */
  before?: string | undefined;
  /** Only changes after this one. */
  since?: string | undefined;
  /** Only changes that people saved in the desk, not its own, which remove past rows. */
  byTheDesk?: boolean;
}

/** The changes of the content, the newest first, at most a hundred. */
export async function changes(
  repository: Repository,
  { path, without, before, since, byTheDesk }: Range,
): Promise<Change[]> {
  for (const id of [before, since]) if (id) await refuseForeign(repository, id);
  if (path !== undefined && !collectionOf(path)) return [];
  const paths = path ? filesOf(path).map((file) => `${repository.content}/${file}`) : [repository.content];
  if (without) paths.push(`:(exclude)${repository.content}/${without}`);
  const committerArgs = byTheDesk ? [`--committer=${deskAuthor.email}`] : [];
  const first = since ?? (await beginning(repository));
  // With a range, Git reads all of its commits before it lists the first one. That is slow for all of the content,
  // whose list includes the first commit.
  const from = first && (since || path || byTheDesk) ? `${first}..` : "";
  const range = `${from}${before ? `${before}^` : "HEAD"}`;
  const args = [
    "log",
    `--format=${row}`,
    "--no-merges",
    "--full-history",
    "-n100",
    ...committerArgs,
    range,
    "--",
    ...paths,
  ];
  const log = await git(repository, ...args).catch((error) => {
    // The oldest change has no previous commit.
    if (before) return "";
    throw error;
  });
  const commits = log.split("\x1e").map((line) => line.trim());
  const end = commits.findIndex((line) => first && line.startsWith(first));
  const listed = commits
    .slice(0, end < 0 ? undefined : end)
    .filter(Boolean)
    .map(toChange);
  return byTheDesk ? listed.filter(({ by }) => by !== deskAuthor.name) : listed;
}

/** A change from the output of `git log` in the format `row`. */
function toChange(line: string): Change & { message: Message } {
  const [id = "", by = "", at = "", committer = "", subject = "", hindi = "", undoes, restores] = line.split("\x1f");
  return {
    id,
    by,
    at,
    message: parseMessage(subject, hindi),
    ...(undoes && { undoes }),
    ...(restores && { restores }),
    ...(committer !== deskAuthor.email && { isByDeveloper: true as const }),
  };
}

async function changeOf(repository: Repository, id: string) {
  await refuseForeign(repository, id);
  const log = await git(repository, "log", "-1", `--format=${row}`, id);
  return toChange(log.replace("\x1e", ""));
}

/** The commit that added this hospital; earlier changes by developers aren't its history. */
async function beginning(repository: Repository): Promise<string | undefined> {
  const hospital = `${repository.content}/hospital.yaml`;
  return (await git(repository, "log", "-1", "--diff-filter=A", "--format=%H", "--", hospital)) || undefined;
}

async function refuseForeign(repository: Repository, id: string): Promise<void> {
  const isId = /^[\da-f]{40,64}$/.test(id);
  const isCommit = isId && (await gitSucceeds(repository, "cat-file", "-e", `${id}^{commit}`));
  if (!isCommit) throw new Refusal(refusalMessage("noSuchChange"));
}

/** Whether the values of a change are the present ones, so that restoring them would change nothing. */
async function isPresent(repository: Repository, id: string): Promise<boolean> {
  const files = await filesAt(repository, id, "after", {}).catch(() => undefined);
  const isSame = async ({ path, bytes }: FileToSave) => {
    const now = await contentBytes(repository, path);
    if (bytes === undefined || now === undefined) return bytes === now;
    return now.equals(typeof bytes === "string" ? Buffer.from(bytes) : bytes);
  };
  return files !== undefined && (await Promise.all(files.map(isSame))).every(Boolean);
}

/** Whether every value of a change was changed again, so that undoing it would only cause conflicts. */
export async function isReplaced(repository: Repository, id: string): Promise<boolean> {
  const records = await recordsChangedBy(repository, id);
  const values = records.flatMap((record) => record.values);
  const conflicts = await filesAt(repository, id, "before", {}).then(
    () => [],
    (error) => (error instanceof Refusal ? (error.details.conflicts ?? []) : []),
  );
  return values.length > 0 && conflicts.length >= values.length;
}

/** A change, and the records that it has changed. */
export async function detailsOf(repository: Repository, id: string): Promise<ChangeDetails> {
  const change = await changeOf(repository, id);
  const [records, isUnchanged] = await Promise.all([recordsChangedBy(repository, id), isPresent(repository, id)]);
  return { change, records, isPresent: isUnchanged };
}

async function recordsChangedBy(repository: Repository, id: string): Promise<ChangedRecord[]> {
  const changed = await contentFiles(repository, id);
  // A record also needs its unchanged files.
  const paths = [...new Set([...changed.keys()].flatMap((path) => filesOf(recordOf(path))))];
  const inRecords = paths.filter((path) => collectionOf(recordOf(path)));
  const sides = [`${id}^`, id];
  const names = inRecords.flatMap((path) => sides.map((commit) => nameIn(repository, commit, path)));
  const blobs = await blobsOf(repository, names);
  const files = paths.map((path) => {
    const { before, after } = changed.get(path) ?? {};
    // For a picture the ID is enough.
    const [old, bytes] = inRecords.includes(path)
      ? sides.map((commit) => blobs.get(nameIn(repository, commit, path)))
      : [before, after].map((file) => file && Buffer.from(file.id));
    return { path, before: old, bytes };
  });
  const existingFiles = files.filter(({ before, bytes }) => before ?? bytes);
  return changesOf(existingFiles).map((record) => ({
    path: record.path,
    name: labelOfChange(record),
    values: valueChanges(record),
  }));
}

/** The files of the content that a change has changed, by their path below it. */
async function contentFiles(repository: Repository, id: string) {
  const files = await changedFiles(repository, [id], [repository.content]);
  return new Map([...files].map(([path, file]) => [path.slice(repository.content.length + 1), file]));
}

/**
 * Restores the values of a change before or after it, as a save. Later changes of others stay; on a conflict, a person
 * chooses.
 *
 * @throws {Refusal} with the conflicts that `choices` leaves, or when the result would be invalid.
 */
export async function bringBack(
  repository: Repository,
  id: string,
  { side, choices = {} }: { side: Side; choices?: MergeChoices | undefined },
  person: Person,
): Promise<SaveResult> {
  const { at, message: change } = await changeOf(repository, id);
  const message = changeMessage(side === "before" ? "takenBack" : "broughtBack", { day: at.slice(0, 10), change });
  const source = side === "before" ? { undoes: id } : { restores: id };
  return saveFiles(repository, () => filesAt(repository, id, side, choices), person, message, source);
}

/** The maximum number of versions to search for a readable one. */
const maxVersions = 100;

/**
 * Restores the last readable version of a record that can't be read, as a save.
 *
 * @throws {Refusal} without such a version.
 */
export async function restoreReadable(repository: Repository, path: string, person: Person): Promise<SaveResult> {
  if (!collectionOf(path)) throw new Refusal(refusalMessage("noSuchRecord"));
  const last = (await lastVersions(repository, path, maxVersions)).find(({ value }) => value);
  if (!last?.value) throw new Refusal(refusalMessage("neverReadable"));
  const name = nameIn(repository, last.commit, path);
  const bytes = (await blobsOf(repository, [name])).get(name);
  const message = changeMessage("restored", { record: recordLabelOf(path, last.value) });
  return saveFiles(repository, async () => [{ path, bytes }], person, message);
}

type Side = "before" | "after";

/** The files of one side of a change, merged with later changes. */
async function filesAt(repository: Repository, id: string, side: Side, choices: MergeChoices): Promise<FileToSave[]> {
  const left: Side = side === "before" ? "after" : "before";
  const changed = [...(await contentFiles(repository, id))];
  const blobs = await blobsOf(
    repository,
    changed.flatMap(([, file]) => file[side]?.id ?? []),
  );
  const files = await Promise.all(
    changed.map(async ([path, file]) => {
      const bytes = await contentBytes(repository, path);
      const [base, ours, theirs] = [file[left]?.id, file[side]?.id, bytes && blobId(bytes, id)];
      return { path, base, ours, theirs, bytes: blobs.get(ours ?? ""), now: bytes };
    }),
  );
  const conflicts: FieldConflict[] = [];
  const restored: FileToSave[] = [];
  /** The pictures in the present records, and in the restored records before the merge. */
  const [named, mentionedBefore] = [new Set<string>(), new Set<string>()];
  for (const [path, recordFiles = []] of Object.entries(Object.groupBy(files, ({ path }) => recordOf(path)))) {
    const isSame = recordFiles.every(({ base, theirs }) => base === theirs);
    const sides = collectionOf(path) && (await sidesOf(repository, id, path, side));
    if (!sides) {
      for (const file of recordFiles) {
        const merged = merge(file.base, file.ours, file.theirs, { path: file.path, choices });
        conflicts.push(
          ...merged.conflicts.map((conflict) => ({
            ...conflict,
            ours: excerptOf(file.bytes),
            theirs: excerptOf(file.now),
          })),
        );
        if (merged.value === file.ours) restored.push(file);
      }
      continue;
    }
    const merged = merge(sides.base, sides.ours, sides.theirs, { path, choices });
    conflicts.push(...merged.conflicts);
    const value = (isSame ? sides.ours : merged.value) as RecordValue | undefined;
    // Hand-written files are restored byte for byte if they haven't changed since.
    restored.push(...(isSame ? recordFiles : filesOfValue(path, value ?? null)));
    for (const picture of value ? picturesOf(path, value) : []) named.add(picture);
    for (const record of [sides.base, sides.ours])
      for (const picture of record ? picturesOf(path, record) : []) mentionedBefore.add(picture);
  }
  refuseConflicts(await withAuthors(repository, conflicts));
  return restored.filter(({ path, bytes }) => !mentionedBefore.has(path) || named.has(path) === (bytes !== undefined));
}

/** The start of a file, without characters that aren't text. */
function excerptOf(bytes: Buffer | undefined): string | undefined {
  return bytes
    ?.subarray(0, 500)
    .toString()
    .replaceAll(/[^\P{C}\n]|\ufffd/gu, "");
}

/** A record before a change, after it, and now; undefined where it can't be read. */
async function sidesOf(repository: Repository, id: string, path: string, side: Side) {
  const [file = ""] = filesOf(path);
  const names = [`${id}^`, id].map((commit) => nameIn(repository, commit, file));
  const blobs = await blobsOf(repository, names);
  const [before, after] = await recordIn(repository, [`${id}^`, id], path);
  if (names.some((name, index) => blobs.has(name) && ![before, after][index])) return undefined;
  const [base, ours] = side === "before" ? [after, before] : [before, after];
  const isThere = (await contentBytes(repository, file)) !== undefined;
  // A record that can't be read is restored as a whole.
  const theirs = isThere ? ((await readRecord(repository, path).catch(() => undefined))?.value ?? base) : undefined;
  return { base, ours, theirs };
}
