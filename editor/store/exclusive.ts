import { Refusal } from "./repository.ts";

const queues = new Map<string, Promise<unknown>>();

/** Whoever changes the folder does so alone. What the person has to hear is an answer, not a failure. */
export function saveExclusively(root: string, work: () => Promise<string[]>): Promise<string[]> {
  return runExclusively(root, () => work().catch((error) => [refusalFor(error)]));
}

/** Runs after all the work that has been given for this folder before. */
export function runExclusively<Found>(root: string, work: () => Promise<Found>): Promise<Found> {
  const done = (queues.get(root) ?? Promise.resolve()).then(work);
  queues.set(
    root,
    done.catch(() => undefined),
  );
  return done;
}

/** What a failure means for the person at the front desk. */
export function refusalFor(error: unknown): string {
  const text = String(error instanceof Error ? `${(error as NodeJS.ErrnoException).code} ${error.message}` : error);
  if (/ENOSPC|EDQUOT|No space left|quota exceeded/i.test(text))
    return "The disk of this computer is full. Nothing was changed. Make room on it, then do it again.";
  if (/EROFS|EACCES|EPERM|Permission denied|Read-only file system/i.test(text))
    return "The editor may not write into its folder. Nothing was changed. Whoever looks after this computer has to allow it.";
  if (error instanceof Refusal) return error.message;
  throw error;
}
