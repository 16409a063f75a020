import { mkdir, readdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { uptime } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { changedFiles, type FileUpdate } from "./changed-files.ts";
import { claim, writeDurably } from "./durable.ts";
import { Refusal } from "./refusal.ts";
import { say } from "./refusals.ts";
import {
  blobId,
  blobsOf,
  bytesOnDisk,
  editor,
  git,
  gitWith,
  headOf,
  identity,
  type Person,
  type Repository,
  runGit,
} from "./repository.ts";

export interface NewFile {
  /** From the root, with slashes. */
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

/** How the reflog tells our moves of the head from others'. */
const ours = "desk: ";
const outside: Person = { name: "Outside the editor", email: "outside@localhost" };

/**
 * Commits these files, on the disk and in git, or nothing. Their uncommitted changes get a commit before it.
 *
 * @returns the commit; undefined where nothing changes.
 * @throws {ChangedMeanwhile} when a file differs from `before`, or somebody else has committed meanwhile.
 */
export async function commitFiles(
  repository: Repository,
  files: NewFile[],
  person: Person,
  words: string,
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
  // What the disk has of these files and the head has not is a developer's, who gets it under a name.
  const base = await commitUpdates(repository, foreign, head, outside, "Changed outside the editor");
  const to = await commitUpdates(repository, updates, base, person, words);
  await moveHead(repository, head, to, updates, words.split("\n")[0] ?? "");
  return to;
}

function isSame(bytes: NewFile["bytes"], before: Uint8Array | undefined): boolean {
  if (bytes === undefined || before === undefined) return bytes === before;
  return Buffer.from(bytes).equals(before);
}

/** The head, and the object ids that it has of these files, by path. */
async function headWith(repository: Repository, files: NewFile[]) {
  const names = ["HEAD", ...files.map(({ path }) => `HEAD:${path}`)];
  const input = names.map((name) => `${name}\n`).join("");
  const listed = await gitWith(repository, { input }, "cat-file", "--batch-check=%(objectname)");
  const [head = "", ...ids] = listed.split("\n");
  const found = files.map(({ path }, place) => [path, ids[place] ?? ""] as const);
  return { head, ids: new Map(found.filter(([, id]) => !id.endsWith(" missing"))) };
}

/**
 * A commit of the updates to `base`, which no branch points to yet; the one parent itself where there are none. One git
 * stores its files, trees and the commit, beside the index and the working tree.
 */
export async function commitUpdates(
  repository: Repository,
  updates: FileUpdate[],
  base: string,
  person: Person,
  words: string,
  parents = [base],
): Promise<string> {
  if (updates.length === 0 && parents.includes(base)) return base;
  const [from, ...others] = parents;
  const { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email } = identity(person);
  // It asks for a branch, which is gone again before anybody could see it.
  const branch = "refs/desk/next";
  const stream = [
    `commit ${branch}\nmark :1\n`,
    `author ${name} <${email}> now\ncommitter ${editor.name} <${editor.email}> now\n`,
    ...data(words),
    `from ${from}\n`,
    ...others.map((other) => `merge ${other}\n`),
    ...(parents.includes(base) ? [] : [`M 040000 ${base} ""\n`]),
    ...updates.flatMap(({ path, after }) => {
      const place = `"${path.replaceAll(/["\\]/g, "\\$&").replaceAll("\n", "\\n")}"`;
      if (!after) return [`D ${place}\n`];
      if (after.bytes === undefined) return [`M ${after.mode} ${after.id} ${place}\n`];
      return [`M ${after.mode} inline ${place}\n`, ...data(after.bytes)];
    }),
    `\nget-mark :1\nreset ${branch}\nfrom ${"0".repeat(base.length)}\ndone\n`,
  ];
  const input = Buffer.concat(stream.map((part) => Buffer.from(part)));
  return gitWith(repository, { input }, "fast-import", "--quiet", "--done", "--force", "--date-format=now");
}

function data(content: string | Uint8Array): (string | Uint8Array)[] {
  return [`data ${Buffer.byteLength(content)}\n`, content, "\n"];
}

/** Applies the updates to an index file. */
async function stage(repository: Repository, index: string, updates: FileUpdate[]): Promise<void> {
  const rows = updates.map(({ path, before, after }) => `${after?.mode ?? "0"} ${after?.id ?? before}\t${path}\0`);
  const options = { variables: { GIT_INDEX_FILE: index }, input: rows.join("") };
  await gitWith(repository, options, "update-index", "-z", "--index-info");
}

/**
 * Moves the head to the next commit, together with these files and their index entries. All that needs room on the disk
 * is written before the head moves, which is the point of no return; then there are renames alone, which `recover` does
 * again after a crash. The index is locked meanwhile, as against a developer's pull.
 *
 * @throws {ChangedMeanwhile} when the head or a file has changed meanwhile.
 */
export async function moveHead(
  repository: Repository,
  from: string,
  to: string,
  updates: FileUpdate[],
  words: string,
): Promise<void> {
  try {
    await writeDrafts(repository, updates);
    await lockIndex(repository, updates);
    const stale = await changedOnDisk(repository, updates, from);
    if (stale.length > 0) throw new ChangedMeanwhile((await headOf(repository)) === from ? stale : []);
    for (const { path, after } of updates)
      if (after) await mkdir(dirname(join(repository.root, path)), { recursive: true });
    // Compare and swap.
    const move = ["update-ref", "--create-reflog", "-m", `${ours}${words}`, "HEAD", to, from];
    await git(repository, ...move).catch(async (error) => {
      throw (await headOf(repository)) === from ? error : new ChangedMeanwhile();
    });
  } catch (error) {
    await abandon(repository);
    throw error;
  }
  await putInPlace(repository, updates).catch(async () => {
    await recover(repository).catch((error) => {
      throw new Refusal(say("notInPlace", { why: error.message }));
    });
  });
}

async function putInPlace(repository: Repository, updates: FileUpdate[]): Promise<void> {
  for (const [place, { path, after }] of updates.entries()) {
    const file = join(repository.root, path);
    if (after) await rename(draftFile(repository, place), file);
    else await removeFile(file);
  }
  await rename(lockFile(repository), indexFile(repository));
  await abandon(repository);
}

async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true });
  await rmdir(dirname(file)).catch(() => undefined);
}

/**
 * Puts in place what a crash has left between the move of the head and the last rename. The reflog tells that the last
 * move was ours; files that the crash left as they were, or took away, are restored, and others are a person's.
 */
export async function recover(repository: Repository): Promise<void> {
  await mendGit(repository);
  await abandon(repository);
  const [last = "", before] = (await git(repository, "reflog", "-2", "--format=%H %gs", "HEAD")).split("\n");
  const [to = "", ...words] = last.split(" ");
  const from = before?.split(" ")[0];
  if (!from || !words.join(" ").startsWith(ours) || to !== (await headOf(repository))) return;
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
 * What a power cut leaves of git's own: reports, locks from before the computer was started, an index that is empty or
 * gone.
 */
async function mendGit(repository: Repository): Promise<void> {
  for (const name of await readdir(repository.gitFolder))
    if (name.startsWith("fast_import_crash_")) await rm(join(repository.gitFolder, name), { force: true });
  const branch = await git(repository, "rev-parse", "--symbolic-full-name", "HEAD");
  const names = ["index.lock", "HEAD.lock", `${branch}.lock`].flatMap((name) => ["--git-path", name]);
  const started = Date.now() - uptime() * 1000;
  for (const name of (await git(repository, "rev-parse", ...names)).split("\n")) {
    const file = resolve(repository.root, name);
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs < started) await rm(file, { force: true });
  }
  const isThere = await stat(indexFile(repository)).catch(() => undefined);
  const isWhole = isThere && (await runGit(repository.root, ["ls-files", "--", repository.content])).code === 0;
  if (isWhole) return;
  await rm(indexFile(repository), { force: true });
  await git(repository, "reset", "--quiet");
}

/** Deletes the prepared files and the lock. */
async function abandon(repository: Repository): Promise<void> {
  if (await holdsLock(repository)) await rm(lockFile(repository), { force: true });
  await rm(join(repository.folder, "drafts"), { recursive: true, force: true });
  await rm(nextIndex(repository), { force: true });
}

async function writeDrafts(repository: Repository, updates: FileUpdate[]): Promise<void> {
  await rm(join(repository.folder, "drafts"), { recursive: true, force: true });
  await mkdir(join(repository.folder, "drafts"));
  for (const [place, { after }] of updates.entries()) {
    // One after the other: a developer's commit may have many pictures.
    const bytes = after && (after.bytes ?? (await blobsOf(repository, [after.id])).get(after.id));
    if (bytes !== undefined) await writeDurably(draftFile(repository, place), bytes, after?.mode);
  }
}

/** Writes the new index as git's index.lock, which locks out others. */
async function lockIndex(repository: Repository, updates: FileUpdate[]): Promise<void> {
  for (let tries = 0; ; tries++) {
    const before = await readFile(indexFile(repository)).catch(() => undefined);
    await rm(nextIndex(repository), { force: true });
    if (before) await writeDurably(nextIndex(repository), before);
    await stage(repository, nextIndex(repository), updates);
    const isMine = await claim(nextIndex(repository), lockFile(repository));
    const now = await readFile(indexFile(repository)).catch(() => undefined);
    if (isMine && (before === now || (before && now?.equals(before)))) return;
    if (isMine) await rm(lockFile(repository));
    if (tries === 50) throw new Refusal(say("gitInUse", { file: lockFile(repository) }));
    await setTimeout(200);
  }
}

/** The files that are not as before on the disk. */
async function changedOnDisk({ root }: Repository, updates: FileUpdate[], like: string): Promise<string[]> {
  const found = await Promise.all(
    updates.map(async ({ path, before }) => {
      const bytes = await bytesOnDisk(root, path);
      return (bytes && blobId(bytes, like)) === before ? [] : path;
    }),
  );
  return found.flat();
}

async function holdsLock(repository: Repository): Promise<boolean> {
  const [own, lock] = await Promise.all(
    [nextIndex(repository), lockFile(repository)].map((file) => stat(file, { bigint: true }).catch(() => undefined)),
  );
  return own !== undefined && own.ino === lock?.ino;
}

const indexFile = ({ gitFolder }: Repository) => join(gitFolder, "index");
const lockFile = ({ gitFolder }: Repository) => join(gitFolder, "index.lock");
const nextIndex = ({ folder }: Repository) => join(folder, "next-index");
const draftFile = ({ folder }: Repository, place: number) => join(folder, "drafts", String(place));
