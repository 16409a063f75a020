import { realpathSync } from "node:fs";

const queues = new Map<string, Promise<unknown>>();

/** Queues `work` behind all earlier work on this folder, whatever path leads to it. */
export function runExclusively<Found>(root: string, work: () => Promise<Found>): Promise<Found> {
  const key = realpathSync(root);
  const done = (queues.get(key) ?? Promise.resolve()).then(work);
  queues.set(
    key,
    done.catch(() => undefined),
  );
  return done;
}
