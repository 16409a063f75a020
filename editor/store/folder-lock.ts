import { randomUUID } from "node:crypto";
import { readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { claim } from "./durable.ts";
import { Refusal } from "./refusal.ts";
import { say } from "./refusals.ts";
import { openRepository, type Repository } from "./repository.ts";

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

/** How often an owner says that it lives; in milliseconds. */
const pulse = 2000;

/** Another process has the folder. */
export class FolderTaken extends Refusal {
  readonly owner: Owner;

  constructor(owner: Owner) {
    const place = owner.computer === hostname() ? "" : ` (${owner.computer})`;
    super(owner.url === "" ? say("publishedNow", { place }) : say("openAlready", { place, url: owner.url }));
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
  const beat = setInterval(() => utimes(file, new Date(), new Date()).catch(() => undefined), pulse).unref();
  const release = async () => {
    clearInterval(beat);
    if ((await readOwner(file))?.id === owner.id) await rm(file, { force: true });
  };
  return { owner, release };
}

/** The living process that has the lock, if any. */
export async function findOwner(root: string): Promise<FolderTaken | undefined> {
  const repository = await openRepository(root);
  const file = join(repository.folder, "owner.json");
  const owner = await readOwner(file);
  return owner && (await isAlive(owner, file)) ? new FolderTaken(owner) : undefined;
}

/** Two processes that find a stale lock must not delete each other's new one. */
async function removeStale(file: string, id: string): Promise<void> {
  const owner = await readOwner(file);
  if (owner && (await isAlive(owner, file))) throw new FolderTaken(owner);
  const aside = `${file}.${id}.stale`;
  await rename(file, aside).catch(() => undefined);
  const taken = await readOwner(aside);
  if (taken && taken.id !== owner?.id) await claim(aside, file);
  await rm(aside, { force: true });
}

/** A power cut may leave an empty file: nobody's. */
async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Asks the editor itself, because after a crash its process id may belong to another program. */
async function isAlive({ id, url, pid, computer }: Owner, file: string): Promise<boolean> {
  if (computer !== hostname()) return hasPulse(file);
  if (!isRunning(pid)) return false;
  if (url === "") return true;
  const answer = await fetch(`${url}/api/owner`, { signal: AbortSignal.timeout(3000) }).catch((error) => error);
  if (answer instanceof Response) return (await answer.text()) === id;
  // A timeout means a busy editor; a refused connection means none.
  return answer.name === "TimeoutError";
}

/** Whether another computer, or this one under its old name, still says that it lives; no clock is compared. */
async function hasPulse(file: string): Promise<boolean> {
  const at = () => stat(file).then(({ mtimeMs }) => mtimeMs);
  const before = await at().catch(() => undefined);
  await setTimeout(3 * pulse);
  return (await at().catch(() => undefined)) !== before;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
