import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { belowContent, contentFolder } from "../../content-check/content-folder.ts";
import { writeRecord } from "../../content-check/write-record.ts";
import { collectionOf } from "../content.ts";
import type { FileChange } from "../describe-changes.ts";
import { merge as mergeFields } from "../merge-records.ts";
import { readRecord } from "../record-file.ts";
import type { FileUpdate } from "../store/apply-updates.ts";
import { changedFiles, type FileInCommit } from "../store/changed-files.ts";
import { commitTree, storeBytes, writeTree } from "../store/commit.ts";
import { blobOf, git, Refusal, type Repository } from "../store/repository.ts";

/** A file of the content that was changed here and elsewhere, so that a person has to choose. Names are git's. */
export interface Conflict {
  /** From the root, with slashes. */
  path: string;
  /** With this computer's side of what both have changed; nothing where the file was deleted here. */
  ours: string | undefined;
  /** The same with the other side's, as it is in the merge. */
  theirs: string | undefined;
  /** Who has changed it elsewhere. */
  by: string;
}

export interface Merge {
  /** The commit with both sides in it. */
  commit: string;
  updates: FileUpdate[];
  conflicts: Conflict[];
}

/**
 * What both sides have done since they parted, field by field as in a save, and in code and prose line by line. Where
 * both have changed the same place of the content, theirs is in the result, which the world may have seen already, and
 * ours waits for a person to choose.
 *
 * @returns nothing where there is nothing new.
 * @throws {Refusal} when code was changed on both sides.
 */
export async function mergeCommits(repository: Repository, ours: string, theirs: string): Promise<Merge | undefined> {
  const base = (await git(repository, "merge-base", ours, theirs).catch(() => "")).trim();
  if (base === theirs) return undefined;
  if (base === "") throw new Refusal("The repository elsewhere has nothing in common with this one.");
  const [here, there] = await Promise.all([ours, theirs].map((side) => changedFiles(repository, [base, side])));
  const merged: FileUpdate[] = [];
  const conflicts: Conflict[] = [];
  for (const [path, change] of there ?? []) {
    const own = here?.get(path);
    if (own && own.after?.id === change.after?.id && own.after?.mode === change.after?.mode) continue;
    const both = own && (await joined(repository, path, own.after, change.before, change.after));
    const after = both?.theirs ?? change.after;
    if (own && !both?.isWhole)
      conflicts.push({
        path,
        ours: both?.ours ?? own.after?.id,
        theirs: after?.id,
        by: await authorOf(repository, base, theirs, path),
      });
    merged.push({ path, before: (own ?? { after: change.before }).after?.id, after });
  }
  const content = `${contentFolder(repository.root)}/`;
  const code = conflicts.filter(({ path }) => !path.startsWith(content)).map(({ path }) => path);
  if (code.length > 0)
    throw new Refusal(`A developer has to merge what was changed here and elsewhere: ${code.join(", ")}.`);
  if (base === ours) return { commit: theirs, updates: merged, conflicts };
  const tree = await writeTree(repository, ours, merged);
  const commit = await commitTree(
    repository,
    tree,
    [ours, theirs],
    { name: "Website editor" },
    "Changes from elsewhere",
  );
  return { commit, updates: merged, conflicts };
}

interface Joined {
  /** Whether nothing had to be left out of either side. */
  isWhole: boolean;
  /** With ours where both have changed the same place, and with theirs. */
  ours: string;
  theirs: FileInCommit;
}

/** Both changes in one file; nothing where they cannot be joined. */
async function joined(
  repository: Repository,
  path: string,
  ours: FileInCommit,
  base: FileInCommit,
  theirs: FileInCommit,
): Promise<Joined | undefined> {
  if (!ours || !base || !theirs || ours.mode !== theirs.mode) return undefined;
  const sides = await Promise.all([ours, base, theirs].map(({ id }) => blobOf(repository, id)));
  const texts = joinedRecords(belowContent(repository.root, path), sides) ?? (await joinedLines(repository, sides));
  if (!texts) return undefined;
  const [own = "", other = ""] = await storeBytes(repository, texts);
  return { isWhole: own === other, ours: own, theirs: { mode: ours.mode, id: other } };
}

/** A record with our side of what both have changed, and with theirs. */
function joinedRecords(path: string, sides: Buffer[]): [ours: string, theirs: string] | undefined {
  const shape = collectionOf(path)?.record;
  if (!shape) return undefined;
  try {
    const [ours, base, theirs] = sides.map((side) => readRecord(side.toString()));
    return [
      writeRecord(shape, mergeFields(base, ours, theirs).value),
      writeRecord(shape, mergeFields(base, theirs, ours).value),
    ];
  } catch {
    // One that nobody can read.
    return undefined;
  }
}

/** A text, or code, in which both have changed other lines. */
async function joinedLines(repository: Repository, sides: Buffer[]): Promise<[string, string] | undefined> {
  const work = await mkdtemp(join(repository.folder, "merge-"));
  try {
    const files = sides.map((_, place) => join(work, String(place)));
    await Promise.all(sides.map((side, place) => writeFile(files[place] ?? "", side)));
    const label = "changed on both sides";
    const text = await git(repository, "merge-file", "-p", "-L", label, "-L", label, "-L", label, ...files);
    return text.includes(`<<<<<<< ${label}`) ? undefined : [text, text];
  } catch {
    // Pictures.
    return undefined;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Both versions of a file that somebody has to choose from, as a change from ours to theirs. */
export async function conflictChange(repository: Repository, { path, ours, theirs }: Conflict): Promise<FileChange> {
  const text = async (id: string | undefined) => id && (await blobOf(repository, id)).toString();
  return { path: belowContent(repository.root, path), before: await text(ours), after: await text(theirs) };
}

async function authorOf(repository: Repository, base: string, side: string, path: string): Promise<string> {
  return (await git(repository, "log", "-1", "--format=%an", `${base}..${side}`, "--", path)).trim();
}

/** What leads the files below a folder from one commit to what they are in another. */
export async function updatesBetween(
  repository: Repository,
  from: string,
  to: string,
  folder: string,
): Promise<FileUpdate[]> {
  const changes = await changedFiles(repository, [from, to], [folder]);
  return [...changes].map(([path, { before, after }]) => ({ path, before: before?.id, after }));
}
