import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { applyUpdates, chunks, type FileUpdate, stageUpdates } from "./apply-updates.ts";
import { blobId, git, gitAs, headOf, identity, type Person, type Repository } from "./repository.ts";

export interface NewFile {
  /** From the root, with slashes. */
  path: string;
  /** undefined for a deletion. */
  bytes: string | Uint8Array | undefined;
  /** The bytes on the disk that the change is based on. */
  before: Uint8Array | undefined;
}

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
  const head = (await headOf(repository)) ?? "";
  const updates = await updatesOf(repository, files, head);
  if (updates.length === 0) return undefined;
  const foreign = await uncommittedUpdates(repository, files, updates, head);
  const base = await commitUpdates(repository, foreign, head, outside, "Changed outside the editor");
  const to = await commitUpdates(repository, updates, base, person, words);
  await applyUpdates(repository, head, { to, updates }, words.split("\n")[0] ?? "");
  return to;
}

async function updatesOf(repository: Repository, files: NewFile[], head: string): Promise<FileUpdate[]> {
  const ids = await storeBytes(
    repository,
    files.map(({ bytes }) => bytes),
  );
  const updates = files.map(({ path, before }, place): FileUpdate => {
    const id = ids[place];
    return {
      path,
      before: before && blobId(before, head),
      after: id === undefined ? undefined : { id, mode: "100644" },
    };
  });
  return updates.filter(({ before, after }) => before !== after?.id);
}

/** Writes blobs; returns their object ids, undefined for undefined. */
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
  updates: FileUpdate[],
  head: string,
): Promise<FileUpdate[]> {
  const known = await blobsAt(
    repository,
    head,
    updates.map(({ path }) => path),
  );
  const changed = updates.filter(({ path, before }) => known.get(path) !== before);
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

/** The object ids of these files in a commit. */
async function blobsAt(repository: Repository, commit: string, paths: string[]): Promise<Map<string, string>> {
  const listed = await git(repository, "ls-tree", "-r", "-z", commit, "--", ...new Set(paths));
  const rows = listed.split("\0").flatMap((row) => {
    const [, id, path] = /^\d+ blob ([\da-f]+)\t(.*)$/s.exec(row) ?? [];
    return id && path ? [[path, id] as const] : [];
  });
  return new Map(rows);
}

/** A commit of the updates, or the parent where there are none. */
async function commitUpdates(
  repository: Repository,
  updates: FileUpdate[],
  parent: string,
  person: Person,
  words: string,
): Promise<string> {
  if (updates.length === 0) return parent;
  return commitTree(repository, await writeTree(repository, parent, updates), [parent], person, words);
}

/** The tree of a commit after the updates. */
export async function writeTree(repository: Repository, commit: string, updates: FileUpdate[]): Promise<string> {
  const work = await mkdtemp(join(repository.folder, "tree-"));
  try {
    const index = { GIT_INDEX_FILE: join(work, "index") };
    await gitAs(repository, index, "read-tree", commit);
    await stageUpdates(repository, index.GIT_INDEX_FILE, updates);
    return (await gitAs(repository, index, "write-tree")).trim();
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** A commit object that no branch points to yet. */
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

/** The bytes of a file on the disk, if it exists. */
export function bytesOnDisk(root: string, path: string): Promise<Buffer | undefined> {
  return readFile(join(root, path)).catch((error) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}
