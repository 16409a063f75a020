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

/** A conflicting content file, for a person to resolve. Names are git object ids. */
export interface Conflict {
  /** From the root, with slashes. */
  path: string;
  /** The version with our side of the conflicts; undefined where we deleted the file. */
  ours: string | undefined;
  /** The version with their side, which is in the merge. */
  theirs: string | undefined;
  /** The author of their change. */
  by: string;
}

export interface Merge {
  /** The commit with both sides in it. */
  commit: string;
  updates: FileUpdate[];
  conflicts: Conflict[];
}

/**
 * Merges two commits: records field by field, as in a save; code and prose line by line. In content conflicts the
 * result has their side, which may be live already, and ours is left for a person to choose.
 *
 * @returns undefined where there is nothing to merge.
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
  /** Whether the merge has no conflict. */
  isWhole: boolean;
  /** The merges with our and with their side of the conflicts. */
  ours: string;
  theirs: FileInCommit;
}

/** The merge of one file; nothing where it can't be merged. */
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

/** The merge of a record, with our and with their side of conflicts. */
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
    // An unreadable record.
    return undefined;
  }
}

/** A line-based merge of prose or code. */
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

/** A conflict as a change from ours to theirs. */
export async function conflictChange(repository: Repository, { path, ours, theirs }: Conflict): Promise<FileChange> {
  const text = async (id: string | undefined) => id && (await blobOf(repository, id)).toString();
  return { path: belowContent(repository.root, path), before: await text(ours), after: await text(theirs) };
}

async function authorOf(repository: Repository, base: string, side: string, path: string): Promise<string> {
  return (await git(repository, "log", "-1", "--format=%an", `${base}..${side}`, "--", path)).trim();
}

/** The updates from one commit to another, below a folder. */
export async function updatesBetween(
  repository: Repository,
  from: string,
  to: string,
  folder: string,
): Promise<FileUpdate[]> {
  const changes = await changedFiles(repository, [from, to], [folder]);
  return [...changes].map(([path, { before, after }]) => ({ path, before: before?.id, after }));
}
