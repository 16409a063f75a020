import { errorsIn } from "../content-check/check-content.ts";
import { contentFolder } from "../content-check/content-folder.ts";
import { pathLabel } from "../content-check/labels.ts";
import { type Problem, placeLabel, plainMessage } from "../content-check/problem.ts";
import { isTooLong, tooLong } from "../content-check/read-entry.ts";
import { isGroup } from "../content-check/shapes.ts";
import { collectionOf, recordOf } from "./content.ts";
import { describeChanges } from "./describe-changes.ts";
import { type FormChange, readForm, toFiles, versionOf } from "./form-files.ts";
import { type FieldConflict, merge } from "./merge-records.ts";
import { plainText, readRecord } from "./record-file.ts";
import { withRenamedRows } from "./renamed-rows.ts";
import { ChangedMeanwhile, recover } from "./store/apply-updates.ts";
import { bytesOnDisk, commitFiles } from "./store/commit.ts";
import { saveExclusively } from "./store/exclusive.ts";
import { isContentPath, symlinkIn } from "./store/paths.ts";
import { openRepository, type Person } from "./store/repository.ts";

/** A planned write or deletion. */
export interface FileToSave {
  /** Below content/, with slashes. */
  path: string;
  /** undefined for a deletion. */
  bytes: string | Uint8Array | undefined;
  /** The `versionOf` the file that the change is based on; undefined for new files and pictures. */
  version?: string | undefined;
}

/** The author of saves without a person. */
const frontDesk: Person = { name: "Front desk" };

/** Saves forms: see `saveFiles`. */
export function save(root: string, changes: FormChange[], person = frontDesk, words?: string): Promise<string[]> {
  return saveExclusively(root, async () => {
    const merged: FormChange[] = [];
    for (const change of changes) {
      const refusal = await refusalOf(root, change.path);
      if (refusal) return [refusal];
      const unread = unreadable(change);
      if (unread) return [unread];
      const { conflicts, ...own } = await mergeTheirs(root, change);
      if (conflicts.length > 0) return conflictMessages(conflicts);
      merged.push({ ...change, ...own });
    }
    return saveNow(root, (await withRenamedRows(root, merged)).flatMap(toFiles), person, words);
  });
}

/** The refusal of an unreadable record, which forms never send. */
function unreadable({ content }: FormChange): string | undefined {
  if (typeof content !== "string") return undefined;
  if (isTooLong(content)) return `${tooLong.message} ${tooLong.fix}`;
  try {
    return isGroup(readRecord(content)) ? undefined : "What was sent is no record: it has no fields.";
  } catch (error) {
    return `What was sent is no record that can be read: ${(error as Error).message}`;
  }
}

/** The errors after these changes, as a dry run. */
export async function checkChanges(root: string, changes: FormChange[]): Promise<Problem[]> {
  return newErrors(root, changes.flatMap(toFiles));
}

/** Rebases the change on the current file, which somebody else may have changed. */
async function mergeTheirs(root: string, { path, content, base, seen, version }: FormChange) {
  if (typeof content !== "string" || base === undefined || !collectionOf(path))
    return { content, version, conflicts: [] };
  const now = await readForm(root, path).catch(() => undefined);
  if (!now) return { content, version, conflicts: [] };
  const [started, ours, theirs] = [base, content, now.text].map(readRecord);
  const { value, conflicts } = merge(started, ours, theirs);
  const text = plainText(value as Record<string, unknown>);
  return { content: text, version: now.version, conflicts: seen === now.version ? [] : conflicts };
}

/** The first line of a conflict, which a second save overrules. */
export const conflictNotice = "Somebody else has changed the same thing meanwhile:";

function conflictMessages(conflicts: FieldConflict[]): string[] {
  const said = (value: unknown) => {
    const text = isGroup(value) ? (value.name ?? value.title ?? value.caption ?? value.text) : value;
    const words = isGroup(text) ? text.en : text;
    return value === undefined || value === "" || value === null ? "nothing" : `“${words ?? JSON.stringify(value)}”`;
  };
  return [
    conflictNotice,
    ...conflicts.map(({ path, ours, theirs }) => {
      return `${pathLabel(path)}: it says ${said(theirs)} now, and you wrote ${said(ours)}.`;
    }),
    "What you typed is still in the form. Save again, and yours takes the place of the other.",
  ];
}

/**
 * Commits all files as `person`, or none and returns the content check's errors in plain words. `words` are the commit
 * message, as "Doctors: 14 from doctors.xlsx"; by default the changed fields.
 */
export function saveFiles(root: string, files: FileToSave[], person: Person, words?: string): Promise<string[]> {
  return saveExclusively(root, () => saveNow(root, files, person, words));
}

async function saveNow(root: string, files: FileToSave[], person: Person, words?: string): Promise<string[]> {
  const repository = await openRepository(root);
  await recover(repository);
  const known: (FileToSave & { before: Buffer | undefined })[] = [];
  for (const file of files) {
    const refusal = await refusalOf(root, file.path);
    if (refusal) return [refusal];
    const before = await bytesOnDisk(root, `${contentFolder(root)}/${file.path}`);
    if (collectionOf(recordOf(file.path)) && file.version !== (before && versionOf(before))) return [changedMeanwhile];
    known.push({ ...file, before });
  }
  const problems = await newErrors(root, known);
  if (problems.length > 0) return refusalsOf(problems, known);
  const text = (bytes: FileToSave["bytes"]) => bytes && Buffer.from(bytes).toString();
  const said = describeChanges(
    known.map(({ path, before, bytes }) => ({ path, before: text(before), after: text(bytes) })),
  );
  const below = known.map(({ path, ...file }) => ({ ...file, path: `${contentFolder(root)}/${path}` }));
  try {
    await commitFiles(repository, below, person, words ?? said);
    return [];
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    // A concurrent commit of other files becomes the base.
    return error.paths.length > 0 ? [changedMeanwhile] : saveNow(root, files, person, words);
  }
}

const changedMeanwhile =
  "Somebody else has changed this meanwhile. Reload the editor (F5): what you typed is kept, and offered to you again.";

async function refusalOf(root: string, path: string): Promise<string | undefined> {
  if (!isContentPath(path)) return `"${path}" is no file of the content.`;
  const link = await symlinkIn(root, `${contentFolder(root)}/${path}`);
  return (
    link && `"${link}" is a link to another place, which nothing keeps or checks. Put the folder or file itself there.`
  );
}

/** The errors that the changes introduce; existing ones don't block a save. */
async function newErrors(root: string, files: FileToSave[]): Promise<Problem[]> {
  const planned = files.map(({ path, bytes }) => [path, bytes === undefined ? bytes : Buffer.from(bytes)] as const);
  const after = await errorsIn(root, new Map(planned));
  if (after.length === 0) return [];
  const keyOf = ({ file, field, message }: Problem) => [file, field, message].join("\n");
  const before = new Set((await errorsIn(root)).map(keyOf));
  return after.filter((problem) => !before.has(keyOf(problem)));
}

/** The problems for a form: "Name › English: …". */
function refusalsOf(problems: Problem[], written: FileToSave[]): string[] {
  const own = new Set(written.map(({ path }) => `content/${path}`));
  if (written.every(({ bytes }) => bytes === undefined) && problems.every(({ file }) => !own.has(file)))
    return ["It cannot be deleted while it is named here:", ...new Set(problems.map((problem) => placeLabel(problem)))];
  // With several records, each problem names its record.
  const records = new Set(written.map(({ path }) => recordOf(path)).filter(collectionOf));
  return problems.map((problem) => plainMessage(problem, records.size === 1 && own.has(problem.file)));
}
