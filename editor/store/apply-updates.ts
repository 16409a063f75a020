import { link, mkdir, open, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { blobId, blobOf, git, gitAs, headOf, Refusal, type Repository } from "./repository.ts";

/** The update of a file from one commit to the next. */
export interface FileUpdate {
  /** From the root, with slashes. */
  path: string;
  /** The object id of the present file; undefined where there is none. */
  before: string | undefined;
  /** The object id and mode of the new file; undefined for a deletion. */
  after: { id: string; mode: string } | undefined;
}

/** The head or a file has changed meanwhile, so the decision is outdated. */
export class ChangedMeanwhile extends Error {
  readonly paths: string[];

  constructor(paths: string[] = []) {
    super(`Changed meanwhile: ${paths.join(", ")}`);
    this.paths = paths;
  }
}

interface Journal {
  to: string;
  updates: FileUpdate[];
}

const none = "0".repeat(40);

/**
 * Moves the head to the next commit, together with these files and their index entries, atomically. After a crash
 * `recover` completes it or undoes it.
 *
 * 1. New files and a new index are written and synced in a temporary folder.
 * 2. The index becomes git's index.lock, which blocks other git commands.
 * 3. The journal is written.
 * 4. The head moves: the point of no return.
 * 5. The files are renamed into place, the lock becomes the index, the journal is deleted.
 *
 * @throws {ChangedMeanwhile} when the head or a file has changed meanwhile.
 */
export async function applyUpdates(
  repository: Repository,
  from: string,
  journal: Journal,
  words: string,
): Promise<void> {
  await writeDrafts(repository, journal.updates);
  await lockIndex(repository, journal.updates);
  try {
    const stale = await changedFiles(repository, journal.updates, from);
    if (stale.length > 0) throw new ChangedMeanwhile(stale);
    if ((await headOf(repository)) !== from) throw new ChangedMeanwhile();
    // Before the head moves: afterwards nothing may need disk space.
    await makeFolders(repository, journal.updates);
    await writeAtomically(journalFile(repository), JSON.stringify(journal));
    // Compare and swap.
    await git(repository, "update-ref", "-m", words, "HEAD", journal.to, from || none).catch(async (error) => {
      throw (await headOf(repository)) === from ? error : new ChangedMeanwhile();
    });
  } catch (error) {
    await abandon(repository);
    throw error;
  }
  await finish(repository, journal).catch((error) => {
    throw new Refusal(`It is kept, but not in its place yet: ${error.message} Start the editor again.`);
  });
}

/** Completes or undoes an interrupted update. Nothing else in the folder is touched. */
export async function recover(repository: Repository): Promise<void> {
  const text = await readFile(journalFile(repository), "utf8").catch(() => undefined);
  if (text === undefined) return abandon(repository);
  const journal: Journal = JSON.parse(text);
  const common = await git(repository, "merge-base", journal.to, "HEAD").catch(() => "");
  if (common.trim() !== journal.to) return abandon(repository);
  await writeDrafts(repository, journal.updates);
  await makeFolders(repository, journal.updates);
  if (!(await holdsLock(repository))) await lockIndex(repository, journal.updates);
  await finish(repository, journal);
}

async function finish(repository: Repository, { to, updates }: Journal): Promise<void> {
  // A file changed by hand since then is left alone.
  const theirs = new Set(await changedFiles(repository, updates, to, true));
  for (const [index, { path, after }] of updates.entries()) {
    if (theirs.has(path)) continue;
    const file = join(repository.root, path);
    if (after) {
      await rename(draftFile(repository, index), file);
    } else {
      await rm(file, { force: true });
      await rmdir(dirname(file)).catch(() => undefined);
    }
  }
  await rename(lockFile(repository), indexFile(repository));
  await rm(journalFile(repository), { force: true });
  await abandon(repository);
}

async function makeFolders({ root }: Repository, updates: FileUpdate[]): Promise<void> {
  for (const { path, after } of updates) if (after) await mkdir(dirname(join(root, path)), { recursive: true });
}

/** Deletes the prepared files and the lock. */
async function abandon(repository: Repository): Promise<void> {
  if (await holdsLock(repository)) await rm(lockFile(repository), { force: true });
  await rm(journalFile(repository), { force: true });
  await rm(join(repository.folder, "drafts"), { recursive: true, force: true });
  await rm(nextIndex(repository), { force: true });
}

async function writeDrafts(repository: Repository, updates: FileUpdate[]): Promise<void> {
  await rm(join(repository.folder, "drafts"), { recursive: true, force: true });
  await mkdir(join(repository.folder, "drafts"));
  for (const [index, { after }] of updates.entries())
    if (after) await writeDurably(draftFile(repository, index), await blobOf(repository, after.id), after.mode);
}

/** Writes the new index as git's index.lock, which locks out others. */
async function lockIndex(repository: Repository, updates: FileUpdate[]): Promise<void> {
  for (let tries = 0; ; tries++) {
    const before = await readFile(indexFile(repository)).catch(() => undefined);
    await rm(nextIndex(repository), { force: true });
    if (before) await writeDurably(nextIndex(repository), before);
    await stageUpdates(repository, nextIndex(repository), updates);
    const isMine = await link(nextIndex(repository), lockFile(repository)).then(
      () => true,
      (error) => {
        if (error.code !== "EEXIST") throw error;
        return false;
      },
    );
    const now = await readFile(indexFile(repository)).catch(() => undefined);
    if (isMine && (before === now || (before && now?.equals(before)))) return;
    if (isMine) await rm(lockFile(repository));
    if (tries === 50)
      throw new Refusal(
        `Another program is using git in this folder. Try again in a minute; if it stays so, and nobody uses git here, delete ${lockFile(repository)}.`,
      );
    await setTimeout(200);
  }
}

/** Applies the updates to an index file. */
export async function stageUpdates(repository: Repository, index: string, updates: FileUpdate[]): Promise<void> {
  const kept = updates.flatMap(({ path, after }) =>
    after ? [["--cacheinfo", `${after.mode},${after.id},${path}`]] : [],
  );
  const gone = updates.flatMap(({ path, after }) => (after ? [] : [path]));
  const update = (...words: string[]) => gitAs(repository, { GIT_INDEX_FILE: index }, "update-index", ...words);
  for (const part of chunks(kept)) await update("--add", ...part.flat());
  for (const part of chunks(gone)) await update("--force-remove", "--", ...part);
}

/** Command lines are limited. */
export function* chunks<One>(list: One[]): Generator<One[]> {
  for (let start = 0; start < list.length; start += 100) yield list.slice(start, start + 100);
}

/** The moved files that are neither as before nor, where that may be, as after. */
async function changedFiles(
  repository: Repository,
  updates: FileUpdate[],
  like: string,
  mayBeDone = false,
): Promise<string[]> {
  const found = await Promise.all(
    updates.map(async ({ path, before, after }) => {
      const bytes = await readFile(join(repository.root, path)).catch(() => undefined);
      const id = bytes && blobId(bytes, like);
      return id === before || (mayBeDone && id === after?.id) ? [] : path;
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

/** Writes a file atomically. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  await writeDurably(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

async function writeDurably(file: string, content: string | Uint8Array, mode = "100644"): Promise<void> {
  const handle = await open(file, "w", mode === "100755" ? 0o755 : 0o644);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const indexFile = ({ gitFolder }: Repository) => join(gitFolder, "index");
const lockFile = ({ gitFolder }: Repository) => join(gitFolder, "index.lock");
const nextIndex = ({ folder }: Repository) => join(folder, "next-index");
const journalFile = ({ folder }: Repository) => join(folder, "journal.json");
const draftFile = ({ folder }: Repository, index: number) => join(folder, "drafts", String(index));
