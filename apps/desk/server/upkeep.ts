import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { dayOf, momentNow } from "@hospital/timetable/clock";
import type { Duty } from "../api.ts";
import { headOf, type Repository } from "../store/repository.ts";

const cached = new Map<string, { key: string; duties: Promise<Duty[]> }>();

/** One worker for all checks, because it caches the records. */
let thread: Worker | undefined;
let lastCheck: Promise<unknown> = Promise.resolve();

/** Checks for outdated content once for each day and commit, in a worker thread, because it reads every record. */
export async function dutiesOf(repository: Repository): Promise<Duty[]> {
  const { root } = repository;
  const key = `${dayOf(momentNow())} ${await headOf(repository)}`;
  const before = cached.get(root);
  if (before?.key === key) return before.duties;
  const duties = lastCheck.then(() => check(root));
  lastCheck = duties.catch(() => cached.delete(root));
  cached.set(root, { key, duties });
  return duties;
}

async function check(root: string): Promise<Duty[]> {
  thread ??= new Worker(new URL("upkeep.worker.ts", import.meta.url));
  thread.ref();
  thread.postMessage(root);
  try {
    const [duties] = await once(thread, "message");
    // The worker keeps the process alive only during a check.
    thread.unref();
    return duties;
  } catch (error) {
    thread = undefined;
    throw error;
  }
}
