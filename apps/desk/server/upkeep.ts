import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { dayOf, momentNow } from "@hospital/timetable/clock";
import type { Duty } from "../api.ts";
import { headOf, type Repository } from "../store/repository.ts";

const known = new Map<string, { key: string; duties: Promise<Duty[]> }>();

/** One for all checks: it has read most records before. */
let thread: Worker | undefined;
let lastCheck: Promise<unknown> = Promise.resolve();

/** The content that goes out of date, checked once for each day and commit, in a thread: the check reads every record. */
export async function dutiesOf(repository: Repository): Promise<Duty[]> {
  const { root } = repository;
  const key = `${dayOf(momentNow())} ${await headOf(repository)}`;
  const before = known.get(root);
  if (before?.key === key) return before.duties;
  const duties = lastCheck.then(() => check(root));
  lastCheck = duties.catch(() => known.delete(root));
  known.set(root, { key, duties });
  return duties;
}

async function check(root: string): Promise<Duty[]> {
  thread ??= new Worker(new URL("upkeep.worker.ts", import.meta.url));
  thread.ref();
  thread.postMessage(root);
  try {
    const [duties] = await once(thread, "message");
    // Only a check keeps the desk running.
    thread.unref();
    return duties;
  } catch (error) {
    thread = undefined;
    throw error;
  }
}
