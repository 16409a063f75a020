import { randomUUID } from "node:crypto";
import { readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { refusalMessage } from "../messages/writers.ts";
import { claim } from "./durable.ts";
import { Refusal } from "./refusal.ts";
import { openRepository, type Repository } from "./repository.ts";

/** The process that has the folder's lock: a desk or `npm run publish`. */
interface Owner {
  id: string;
  /** The desk's address, "http://localhost:4323"; empty for `npm run publish`. */
  url: string;
  /** A secret for asking the desk to publish, readable only with access to the folder. */
  key: string;
  pid: number;
  computer: string;
}

/**
 * The interval in which an owner reports that it is running, and the time after which a silent owner counts as dead; in
 * milliseconds.
 */
const pulse = 1000;
const longestSilence = 8000;

/** Another process has locked the folder. */
export class FolderTaken extends Refusal {
  readonly owner: Owner;

  constructor(owner: Owner) {
    const onComputer = owner.computer === hostname() ? "" : ` (${owner.computer})`;
    super(
      owner.url === ""
        ? refusalMessage("publishedNow", { computer: onComputer })
        : refusalMessage("openAlready", { computer: onComputer, url: owner.url }),
    );
    this.owner = owner;
  }
}

/**
 * Locks the folder until `release`.
 *
 * @throws {FolderTaken} when a running process has it.
 */
export async function takeFolder(repository: Repository, url: string) {
  const owner: Owner = { id: randomUUID(), url, key: randomUUID(), pid: process.pid, computer: hostname() };
  const file = join(repository.folder, "owner.json");
  const ownFile = `${file}.${owner.id}`;
  await writeFile(ownFile, JSON.stringify(owner), { mode: 0o600 });
  try {
    while (!(await claim(ownFile, file))) await removeStale(file, owner.id);
  } finally {
    await rm(ownFile, { force: true });
  }
  const beat = setInterval(() => utimes(file, new Date(), new Date()).catch(() => undefined), pulse).unref();
  const release = async () => {
    clearInterval(beat);
    if ((await readOwner(file))?.id === owner.id) await rm(file, { force: true });
  };
  return { owner, release };
}

/** The running process that has the lock, if any. */
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
  const removedOwner = await readOwner(aside);
  if (removedOwner && removedOwner.id !== owner?.id) await claim(aside, file);
  await rm(aside, { force: true });
}

/** A power failure may leave an empty file, which has no owner. */
async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Whether the process exists and still reports: after a crash another program may have its ID, and a computer may be
 * renamed. Clocks aren't compared.
 */
async function isAlive({ pid, computer }: Owner, file: string): Promise<boolean> {
  if (computer === hostname() && !isRunning(pid)) return false;
  const lastPulse = () =>
    stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
  const before = await lastPulse();
  for (let waited = 0; waited < longestSilence; waited += pulse / 4) {
    await setTimeout(pulse / 4);
    if ((await lastPulse()) !== before) return true;
  }
  return false;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
