import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { applyUpdates, chunks, type FileUpdate, stageUpdates } from "./apply-updates.ts";
import { blobId, git, gitAs, headOf, identity, type Person, type Repository } from "./repository.ts";

export interface NewFile {
  /** From the root, with slashes. */
  path: string;
  /** Nothing where the file goes. */
  bytes: string | Uint8Array | undefined;
  /** What is on the disk now, as far as the decision goes. */
  before: Uint8Array | undefined;
}

const outside: Person = { name: "Outside the editor", email: "outside@localhost" };

/**
 * One commit with these files, on the disk and in git, or nothing. What was in them and in no commit is in one before it.
 *
 * @returns the commit; nothing where all files say that already.
 * @throws {Moved} when one of the files is not as `before`, or somebody else has made a commit meanwhile.
 */
export async function commitFiles(
  repository: Repository,
  files: NewFile[],
  person: Person,
  words: string,
): Promise<string | undefined> {
  const head = (await headOf(repository)) ?? "";
  const moves = await updatesOf(repository, files, head);
  if (moves.length === 0) return undefined;
  const foreign = await uncommittedUpdates(repository, files, moves, head);
  const base = await commitUpdates(repository, foreign, head, outside, "Changed outside the editor");
  const to = await commitUpdates(repository, moves, base, person, words);
  await applyUpdates(repository, head, { to, updates: moves }, words.split("\n")[0] ?? "");
  return to;
}

async function updatesOf(repository: Repository, files: NewFile[], head: string): Promise<FileUpdate[]> {
  const ids = await storeBytes(
    repository,
    files.map(({ bytes }) => bytes),
  );
  const moves = files.map(({ path, before }, place): FileUpdate => {
    const id = ids[place];
    return {
      path,
      before: before && blobId(before, head),
      after: id === undefined ? undefined : { id, mode: "100644" },
    };
  });
  return moves.filter(({ before, after }) => before !== after?.id);
}

/** Git's names for bytes that it keeps from now on; nothing for nothing. */
export async function storeBytes(
  repository: Repository,
  contents: NewFile["bytes"][],
): Promise<(string | undefined)[]> {
  const work = await mkdtemp(join(repository.folder, "bytes-"));
  const ids: string[] = [];
  try {
    const there = contents.filter((bytes) => bytes !== undefined);
    const files = there.map((_, place) => join(work, String(place)));
    await Promise.all(there.map((bytes, place) => writeFile(files[place] ?? "", bytes)));
    for (const part of chunks(files))
      ids.push(...(await git(repository, "hash-object", "-w", "--no-filters", ...part)).trim().split("\n"));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return contents.map((bytes) => (bytes === undefined ? undefined : ids.shift()));
}

/** What the disk has of the moved files and the last commit has not: a developer's, who gets a commit for it. */
async function uncommittedUpdates(
  repository: Repository,
  files: NewFile[],
  moves: FileUpdate[],
  head: string,
): Promise<FileUpdate[]> {
  const known = await blobsAt(
    repository,
    head,
    moves.map(({ path }) => path),
  );
  const changed = moves.filter(({ path, before }) => known.get(path) !== before);
  await storeBytes(
    repository,
    changed.map(({ path }) => files.find((one) => one.path === path)?.before),
  );
  return changed.map(({ path, before }) => ({
    path,
    before: known.get(path),
    after: before === undefined ? undefined : { id: before, mode: "100644" },
  }));
}

/** Git's names for the bytes of these files in a commit. */
async function blobsAt(repository: Repository, commit: string, paths: string[]): Promise<Map<string, string>> {
  const listed = await git(repository, "ls-tree", "-r", "-z", commit, "--", ...new Set(paths));
  const rows = listed.split("\0").flatMap((row) => {
    const [, id, path] = /^\d+ blob ([\da-f]+)\t(.*)$/s.exec(row) ?? [];
    return id && path ? [[path, id] as const] : [];
  });
  return new Map(rows);
}

/** A commit with the moves done; where there are none, the one before. */
async function commitUpdates(
  repository: Repository,
  moves: FileUpdate[],
  parent: string,
  person: Person,
  words: string,
): Promise<string> {
  if (moves.length === 0) return parent;
  return commitTree(repository, await writeTree(repository, parent, moves), [parent], person, words);
}

/** The tree of a commit, with the moves done. */
export async function writeTree(repository: Repository, commit: string, moves: FileUpdate[]): Promise<string> {
  const work = await mkdtemp(join(repository.folder, "tree-"));
  try {
    const index = { GIT_INDEX_FILE: join(work, "index") };
    await gitAs(repository, index, "read-tree", commit);
    await stageUpdates(repository, index.GIT_INDEX_FILE, moves);
    return (await gitAs(repository, index, "write-tree")).trim();
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** A commit that no branch knows yet. */
export async function commitTree(
  repository: Repository,
  tree: string,
  parents: string[],
  person: Person,
  words: string,
): Promise<string> {
  const before = parents.flatMap((parent) => ["-p", parent]);
  return (await gitAs(repository, identity(person), "commit-tree", tree, ...before, "-m", words)).trim();
}

/** The bytes of a file on the disk; nothing where there is none. */
export function bytesOnDisk(root: string, path: string): Promise<Buffer | undefined> {
  return readFile(join(root, path)).catch((error) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}
