import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { openRepository, Refusal, type Repository } from "./repository.ts";

/** The process that has the folder's lock: an editor or `npm run publish`. */
export interface Owner {
  id: string;
  /** The editor's address, "http://localhost:4323"; empty for `npm run publish`. */
  url: string;
  /** A secret for asking the editor to publish, readable only with access to the folder. */
  key: string;
  pid: number;
  computer: string;
}

/** Another process has the folder. */
export class FolderTaken extends Refusal {
  readonly owner: Owner;

  constructor(owner: Owner, file: string) {
    const place = owner.computer === hostname() ? "" : ` on the computer ${owner.computer}`;
    super(
      owner.url === ""
        ? `The website is being published just now${place}. Try again in a minute.`
        : `The editor is open already${place}, at ${owner.url}. If it is not, delete ${file}.`,
    );
    this.owner = owner;
  }
}

/**
 * Locks the folder until `release`.
 *
 * @throws {FolderTaken} when a living process has it.
 */
export async function takeFolder(repository: Repository, url: string) {
  const owner: Owner = { id: randomUUID(), url, key: randomUUID(), pid: process.pid, computer: hostname() };
  const file = join(repository.folder, "owner.json");
  const own = `${file}.${owner.id}`;
  await writeFile(own, JSON.stringify(owner), { mode: 0o600 });
  try {
    while (!(await claim(own, file))) await removeStale(file, owner.id);
  } finally {
    await rm(own, { force: true });
  }
  const release = async () => {
    if ((await readOwner(file))?.id === owner.id) await rm(file, { force: true });
  };
  return { owner, release };
}

/** The living process that has the lock, if any. */
export async function findOwner(root: string): Promise<FolderTaken | undefined> {
  const repository = await openRepository(root);
  const file = join(repository.folder, "owner.json");
  const owner = await readOwner(file);
  return owner && (await isAlive(owner)) ? new FolderTaken(owner, file) : undefined;
}

/** Creates a file atomically and exclusively. */
async function claim(own: string, file: string): Promise<boolean> {
  return link(own, file).then(
    () => true,
    (error) => {
      if (error.code !== "EEXIST") throw error;
      return false;
    },
  );
}

/** Two processes that find a stale lock must not delete each other's new one. */
async function removeStale(file: string, id: string): Promise<void> {
  const owner = await readOwner(file);
  if (owner && (await isAlive(owner))) throw new FolderTaken(owner, file);
  const aside = `${file}.${id}.stale`;
  await rename(file, aside).catch(() => undefined);
  const taken = await readOwner(aside);
  if (taken && taken.id !== owner?.id) await claim(aside, file);
  await rm(aside, { force: true });
}

async function readOwner(file: string): Promise<Owner | undefined> {
  return JSON.parse(await readFile(file, "utf8").catch(() => "null")) ?? undefined;
}

/** Asks the editor itself, because after a crash its process id may belong to another program. */
async function isAlive({ id, url, pid, computer }: Owner): Promise<boolean> {
  if (computer !== hostname()) return true;
  if (!isRunning(pid)) return false;
  if (url === "") return true;
  const answer = await fetch(`${url}/owner`, { signal: AbortSignal.timeout(3000) }).catch((error) => error);
  if (answer instanceof Response) return (await answer.text()) === id;
  // A timeout means a busy editor; a refused connection means none.
  return answer.name === "TimeoutError";
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
