import { link, mkdir, open, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { blobId, blobOf, git, gitAs, headOf, Refusal, type Repository } from "./repository.ts";

/** What happens to a file in a step from one commit to the next. */
export interface FileUpdate {
  /** From the root, with slashes. */
  path: string;
  /** Git's name for the bytes that the file has; nothing where there is none. */
  before: string | undefined;
  /** The same, and its mode, of what it shall have. */
  after: { id: string; mode: string } | undefined;
}

/** The head is at `from` no longer, or a file is not as it was: what has been decided for the old ones is void. */
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
 * Leads the head from one commit to the next, and with it these files and their places in git's index. All of it takes
 * place, or nothing; when the power fails on the way, `recover` brings it to one of the two ends.
 *
 * 1. All bytes are on the disk beside git's own, and an index that knows them.
 * 2. That index becomes git's lock: no other git changes files from here on.
 * 3. The journal says what is about to happen.
 * 4. The head moves. From this moment on the new state is the true one.
 * 5. The files get their names, the index becomes git's index, the journal goes.
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
    // After the head has moved nothing may need room on the disk.
    await makeFolders(repository, journal.updates);
    await writeAtomically(journalFile(repository), JSON.stringify(journal));
    // The head moves only if nobody else has moved it.
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

/** Ends or takes back what a process left in the middle of a step. Nothing else in the folder is touched. */
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
  // A file that has been changed by hand since is that person's.
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

async function makeFolders({ root }: Repository, moves: FileUpdate[]): Promise<void> {
  for (const { path, after } of moves) if (after) await mkdir(dirname(join(root, path)), { recursive: true });
}

/** Takes away what a step has laid ready, and its lock; the files are as they were. */
async function abandon(repository: Repository): Promise<void> {
  if (await holdsLock(repository)) await rm(lockFile(repository), { force: true });
  await rm(journalFile(repository), { force: true });
  await rm(join(repository.folder, "drafts"), { recursive: true, force: true });
  await rm(nextIndex(repository), { force: true });
}

async function writeDrafts(repository: Repository, moves: FileUpdate[]): Promise<void> {
  await rm(join(repository.folder, "drafts"), { recursive: true, force: true });
  await mkdir(join(repository.folder, "drafts"));
  for (const [index, { after }] of moves.entries())
    if (after) await writeDurably(draftFile(repository, index), await blobOf(repository, after.id), after.mode);
}

/** Git's index with the moves done, under the name by which git locks it: nobody else writes it from here on. */
async function lockIndex(repository: Repository, moves: FileUpdate[]): Promise<void> {
  for (let tries = 0; ; tries++) {
    const before = await readFile(indexFile(repository)).catch(() => undefined);
    await rm(nextIndex(repository), { force: true });
    if (before) await writeDurably(nextIndex(repository), before);
    await stageUpdates(repository, nextIndex(repository), moves);
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

/** Writes the moves into an index file. */
export async function stageUpdates(repository: Repository, index: string, moves: FileUpdate[]): Promise<void> {
  const kept = moves.flatMap(({ path, after }) =>
    after ? [["--cacheinfo", `${after.mode},${after.id},${path}`]] : [],
  );
  const gone = moves.flatMap(({ path, after }) => (after ? [] : [path]));
  const update = (...words: string[]) => gitAs(repository, { GIT_INDEX_FILE: index }, "update-index", ...words);
  for (const part of chunks(kept)) await update("--add", ...part.flat());
  for (const part of chunks(gone)) await update("--force-remove", "--", ...part);
}

/** A command line has its bounds. */
export function* chunks<One>(list: One[]): Generator<One[]> {
  for (let start = 0; start < list.length; start += 100) yield list.slice(start, start + 100);
}

/** The moved files that are neither as before nor, where that may be, as after. */
async function changedFiles(
  repository: Repository,
  moves: FileUpdate[],
  like: string,
  mayBeDone = false,
): Promise<string[]> {
  const found = await Promise.all(
    moves.map(async ({ path, before, after }) => {
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

/** The whole of it or nothing under this name. */
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
