import { mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { uptime } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { refusalMessage } from "../messages/writers.ts";
import { changedFiles, type FileUpdate } from "./changed-files.ts";
import { writeDurably } from "./durable.ts";
import { Refusal } from "./refusal.ts";
import {
  blobId,
  blobsOf,
  bytesOnDisk,
  git,
  gitSucceeds,
  gitWith,
  headOf,
  identity,
  type Person,
  type Repository,
} from "./repository.ts";

interface NewFile {
  /** The path from the root, with slashes. */
  path: string;
  /** undefined for a deletion. */
  bytes: string | Uint8Array | undefined;
  /** The bytes on the disk that the change is based on. */
  before: Uint8Array | undefined;
}

/** The head or a file has changed meanwhile, so the decision is outdated. */
export class ChangedMeanwhile extends Error {
  readonly paths: string[];

  constructor(paths: string[] = []) {
    super(`Changed meanwhile: ${paths.join(", ")}`);
    this.paths = paths;
  }
}

/** Identifies the desk's moves of the head in the reflog. */
const reflogMark = "desk: ";
const outside: Person = { name: "Outside the desk", email: "outside@localhost" };

/**
 * Commits all of these files, on the disk and in Git, or none. Their uncommitted changes get a commit before it.
 *
 * @returns the commit; undefined without changes.
 * @throws {ChangedMeanwhile} when a file differs from `before`, or the branch has a new commit.
 */
export async function commitFiles(
  repository: Repository,
  files: NewFile[],
  person: Person,
  message: string,
): Promise<string | undefined> {
  const changed = files.filter(({ bytes, before }) => !isSame(bytes, before));
  if (changed.length === 0) return undefined;
  const { head, ids } = await headWith(repository, changed);
  const fileOf = (bytes: NewFile["bytes"]) =>
    bytes === undefined ? undefined : { id: blobId(Buffer.from(bytes), head), mode: "100644", bytes };
  const foreign = changed.flatMap(({ path, before: bytes }): FileUpdate[] => {
    const [before, after] = [ids.get(path), fileOf(bytes)];
    return before === after?.id ? [] : [{ path, before, after }];
  });
  const updates = changed.map(({ path, bytes, before }): FileUpdate => {
    return { path, before: fileOf(before)?.id, after: fileOf(bytes) };
  });
  // Uncommitted changes are a developer's: they get a separate commit, under another name.
  const base = await commitUpdates(repository, foreign, head, outside, "Changed outside the desk");
  const to = await commitUpdates(repository, updates, base, person, message);
  await moveHead(repository, head, to, updates, message.split("\n")[0] ?? "");
  return to;
}

function isSame(bytes: NewFile["bytes"], before: Uint8Array | undefined): boolean {
  if (bytes === undefined || before === undefined) return bytes === before;
  return Buffer.from(bytes).equals(before);
}

/** The head, and the object IDs of these files in it, by path. */
async function headWith(repository: Repository, files: NewFile[]) {
  const names = ["HEAD", ...files.map(({ path }) => `HEAD:${path}`)];
  const input = names.map((name) => `${name}\n`).join("");
  const listed = await gitWith(repository, { input }, "cat-file", "--batch-check=%(objectname)");
  const [head = "", ...ids] = listed.split("\n");
  const pathsAndIds = files.map(({ path }, index) => [path, ids[index] ?? ""] as const);
  return { head, ids: new Map(pathsAndIds.filter(([, id]) => !id.endsWith(" missing"))) };
}

/**
 * Commits the updates to `base`, a commit or a tree, without a branch; returns `base` if nothing changes. Uses a
 * temporary index, and changes neither the real index nor the working tree.
 */
export async function commitUpdates(
  repository: Repository,
  updates: FileUpdate[],
  base: string,
  person: Person,
  message: string,
  parents = [base],
): Promise<string> {
  if (updates.length === 0 && parents.includes(base)) return base;
  const folder = await mkdtemp(temporaryFolder(repository));
  try {
    await storeBlobs(repository, folder, updates);
    const index = join(folder, "index");
    const inIndex = { variables: { GIT_INDEX_FILE: index } };
    await gitWith(repository, inIndex, "read-tree", base);
    await stage(repository, index, updates);
    const tree = await gitWith(repository, inIndex, "write-tree");
    const options = { variables: identity(person), input: message };
    return await gitWith(repository, options, "commit-tree", ...parents.flatMap((parent) => ["-p", parent]), tree);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Stores the new files as objects, all with one Git process. */
async function storeBlobs(repository: Repository, folder: string, updates: FileUpdate[]): Promise<void> {
  const contents = updates.flatMap(({ after }) => (after?.bytes === undefined ? [] : [after.bytes]));
  const files = contents.map((_, index) => join(folder, String(index)));
  for (const [index, bytes] of contents.entries()) await writeFile(files[index] ?? "", bytes);
  const input = files.map((file) => `${file}\n`).join("");
  if (input !== "") await gitWith(repository, { input }, "hash-object", "-w", "--no-filters", "--stdin-paths");
}

/** Applies the updates to an index file. */
async function stage(repository: Repository, index: string, updates: FileUpdate[]): Promise<void> {
  const rows = updates.map(({ path, before, after }) => `${after?.mode ?? "0"} ${after?.id ?? before}\t${path}\0`);
  const options = { variables: { GIT_INDEX_FILE: index }, input: rows.join("") };
  await gitWith(repository, options, "update-index", "-z", "--index-info");
}

/**
 * Moves the head to the next commit, together with these files and their index entries. Everything that needs room on
 * the disk is written before the head moves, which is the point of no return. Only renames follow, which `recover`
 * repeats after a crash. Meanwhile the index is locked against others, such as a developer's pull.
 *
 * @throws {ChangedMeanwhile} when the head or a file has changed meanwhile.
 */
export async function moveHead(
  repository: Repository,
  from: string,
  to: string,
  updates: FileUpdate[],
  message: string,
): Promise<void> {
  try {
    await writeDrafts(repository, updates);
    await lockIndex(repository);
    await prepareIndex(repository, updates);
    const stale = await changedOnDisk(repository, updates, from);
    if (stale.length > 0) throw new ChangedMeanwhile((await headOf(repository)) === from ? stale : []);
    for (const { path, after } of updates)
      if (after) await mkdir(dirname(join(repository.root, path)), { recursive: true });
    // Compare and swap.
    const move = ["update-ref", "--create-reflog", "-m", `${reflogMark}${message}`, "HEAD", to, from];
    await git(repository, ...move).catch(async (error) => {
      throw (await headOf(repository)) === from ? error : new ChangedMeanwhile();
    });
  } catch (error) {
    await abandon(repository);
    throw error;
  }
  await putInPlace(repository, updates).catch(async () => {
    await recover(repository).catch((error) => {
      throw new Refusal(refusalMessage("notInPlace", { why: error.message }));
    });
  });
}

async function putInPlace(repository: Repository, updates: FileUpdate[]): Promise<void> {
  for (const [index, { path, after }] of updates.entries()) {
    const file = join(repository.root, path);
    if (after) await rename(draftFile(repository, index), file);
    else await removeFile(file);
  }
  await rename(nextIndex(repository), indexFile(repository));
  await abandon(repository);
}

async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true });
  await rmdir(dirname(file)).catch(() => undefined);
}

/**
 * Completes a save that a crash has interrupted between the move of the head and the last rename. The reflog shows
 * whether the last move was the desk's. Restores files that are missing or unchanged; other files are a person's.
 */
export async function recover(repository: Repository): Promise<void> {
  await abandon(repository);
  await repairGit(repository);
  const [last = "", before] = (await git(repository, "reflog", "-2", "--format=%H %gs", "HEAD")).split("\n");
  const [to = "", ...subject] = last.split(" ");
  const from = before?.split(" ")[0];
  if (!from || !subject.join(" ").startsWith(reflogMark) || to !== (await headOf(repository))) return;
  const changed = [...(await changedFiles(repository, [from, to]))];
  const staged = await git(repository, "diff", "--cached", "--name-only", "-z", "HEAD", "--");
  const unfinished = changed.filter(([path]) => staged.split("\0").includes(path));
  if (unfinished.length === 0) return;
  for (const [path, { before, after }] of unfinished) {
    const bytes = await bytesOnDisk(repository.root, path);
    const id = bytes && blobId(bytes, to);
    if (id === after?.id || (id !== undefined && id !== before?.id)) continue;
    if (after) await git(repository, "restore", "--staged", "--worktree", "--source=HEAD", "--", path);
    else await removeFile(join(repository.root, path));
  }
  await git(repository, "reset", "--quiet", "HEAD", "--", ...unfinished.map(([path]) => path));
}

/**
 * Cleans up after a power cut: removes temporary folders, and Git's locks from before the start of the computer.
 * Recreates an empty or missing index.
 */
async function repairGit(repository: Repository): Promise<void> {
  const { folder } = repository;
  for (const name of await readdir(folder))
    if (join(folder, name).startsWith(temporaryFolder(repository))) await rm(join(folder, name), { recursive: true });
  const branch = await git(repository, "rev-parse", "--symbolic-full-name", "HEAD");
  const names = ["index.lock", "HEAD.lock", `${branch}.lock`].flatMap((name) => ["--git-path", name]);
  const started = Date.now() - uptime() * 1000;
  for (const name of (await git(repository, "rev-parse", ...names)).split("\n")) {
    const file = resolve(repository.root, name);
    const lock = await stat(file).catch(() => undefined);
    if (lock && lock.mtimeMs < started) await rm(file, { force: true });
  }
  const isThere = await stat(indexFile(repository)).catch(() => undefined);
  const isWhole = isThere && (await gitSucceeds(repository, "ls-files", "--", repository.content));
  if (isWhole) return;
  await rm(indexFile(repository), { force: true });
  await git(repository, "reset", "--quiet");
}

/** Deletes the prepared files and the desk's own lock. */
async function abandon(repository: Repository): Promise<void> {
  const lock = await stat(lockPath(repository)).catch(() => undefined);
  if (lock?.isDirectory()) await rmdir(lockPath(repository));
  await rm(join(repository.folder, "drafts"), { recursive: true, force: true });
  await rm(nextIndex(repository), { force: true });
}

async function writeDrafts(repository: Repository, updates: FileUpdate[]): Promise<void> {
  await rm(join(repository.folder, "drafts"), { recursive: true, force: true });
  await mkdir(join(repository.folder, "drafts"));
  for (const [index, { after }] of updates.entries()) {
    // Sequential, because a developer's commit may have many pictures.
    const bytes = after && (after.bytes ?? (await blobsOf(repository, [after.id])).get(after.id));
    if (bytes !== undefined) await writeDurably(draftFile(repository, index), bytes, after?.mode);
  }
}

/** Locks Git's index. The lock is a folder, unlike Git's own locks, which are files. */
async function lockIndex(repository: Repository): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    if (attempt > 0) await setTimeout(200);
    const isLocked = await mkdir(lockPath(repository)).then(
      () => true,
      (error) => {
        if (error.code !== "EEXIST") throw error;
        return false;
      },
    );
    if (isLocked) return;
  }
  throw new Refusal(refusalMessage("gitInUse", { file: lockPath(repository) }));
}

/** Writes the next index beside Git's index. */
async function prepareIndex(repository: Repository, updates: FileUpdate[]): Promise<void> {
  const now = await readFile(indexFile(repository)).catch(() => undefined);
  await rm(nextIndex(repository), { force: true });
  if (now) await writeDurably(nextIndex(repository), now);
  await stage(repository, nextIndex(repository), updates);
}

/** The files that differ from `before` on the disk. */
async function changedOnDisk({ root }: Repository, updates: FileUpdate[], like: string): Promise<string[]> {
  const changed = await Promise.all(
    updates.map(async ({ path, before }) => {
      const bytes = await bytesOnDisk(root, path);
      return (bytes && blobId(bytes, like)) === before ? [] : path;
    }),
  );
  return changed.flat();
}

const indexFile = ({ gitFolder }: Repository) => join(gitFolder, "index");
const lockPath = ({ gitFolder }: Repository) => join(gitFolder, "index.lock");
const nextIndex = ({ folder }: Repository) => join(folder, "next-index");
const temporaryFolder = ({ folder }: Repository) => join(folder, "commit-");
const draftFile = ({ folder }: Repository, index: number) => join(folder, "drafts", String(index));
