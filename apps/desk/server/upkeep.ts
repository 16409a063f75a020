import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { dayOf, momentNow } from "@hospital/timetable/clock";
import type { Duty } from "../api.ts";
import { headOf, type Repository } from "../store/repository.ts";

const known = new Map<string, { key: string; duties: Promise<Duty[]> }>();

/** The content that goes out of date, checked once for each day and commit, in a thread: the check reads every record. */
export async function dutiesOf(repository: Repository): Promise<Duty[]> {
  const { root } = repository;
  const key = `${dayOf(momentNow())} ${await headOf(repository)}`;
  const before = known.get(root);
  if (before?.key === key) return before.duties;
  const worker = new Worker(new URL("upkeep.worker.ts", import.meta.url), { workerData: root });
  const duties = once(worker, "message").then(([result]) => result as Duty[]);
  known.set(root, { key, duties });
  duties.catch(() => known.delete(root));
  return duties;
}
