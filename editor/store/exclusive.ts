import { statfsSync } from "node:fs";
import { Refusal } from "./repository.ts";

const queues = new Map<string, Promise<unknown>>();

/** Runs a change of the folder exclusively. A `Refusal` becomes an answer. */
export function saveExclusively(root: string, work: () => Promise<string[]>): Promise<string[]> {
  return runExclusively(root, () => work().catch((error) => [refusalFor(error, root)]));
}

/** Queues `work` behind all earlier work on this folder. */
export function runExclusively<Found>(root: string, work: () => Promise<Found>): Promise<Found> {
  const done = (queues.get(root) ?? Promise.resolve()).then(work);
  queues.set(
    root,
    done.catch(() => undefined),
  );
  return done;
}

/** A file system error in words for the front desk. */
export function refusalFor(error: unknown, root: string, state = "Nothing was changed."): string {
  if (error instanceof Refusal) return error.message;
  const text = String(error instanceof Error ? `${(error as NodeJS.ErrnoException).code} ${error.message}` : error);
  if (/EROFS|EACCES|EPERM|Permission denied|Read-only file system/i.test(text))
    return `The editor may not write into its folder. ${state} Whoever looks after this computer has to allow it.`;
  if (/ENOSPC|EDQUOT|No space left|Out of diskspace|quota exceeded/i.test(text) || isFull(root))
    return `The disk of this computer is full. ${state} Make room on it, then do it again.`;
  throw error;
}

/** Git's messages are localized, and not all errors of a full disk say so. */
function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < 500_000;
}
