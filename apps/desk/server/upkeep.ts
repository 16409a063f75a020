import { once } from "node:events";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { upkeepChecks } from "@hospital/launch-check/checks";
import { runChecks } from "@hospital/launch-check/run-checks";
import { dayOf, momentNow } from "@hospital/timetable/clock";
import type { Duty } from "../api.ts";
import { dutyWords } from "../forms/duty-words.ts";
import { headOf, type Repository } from "../store/repository.ts";
import { toProblem } from "../store/said-problem.ts";

const known = new Map<string, { key: string; duties: Promise<Duty[]> }>();

/** What grows old, once for each day and commit, in a thread of its own: it reads all that there is. */
export async function dutiesOf(repository: Repository): Promise<Duty[]> {
  const { root } = repository;
  const key = `${dayOf(momentNow())} ${await headOf(repository)}`;
  const before = known.get(root);
  if (before?.key === key) return before.duties;
  const worker = new Worker(new URL(import.meta.url), { workerData: { upkeepOf: root } });
  const duties = once(worker, "message").then(([found]) => found as Duty[]);
  known.set(root, { key, duties });
  duties.catch(() => known.delete(root));
  return duties;
}

if (!isMainThread && workerData?.upkeepOf) parentPort?.postMessage(await upkeep(workerData.upkeepOf));

/** The upkeep checks, without those that need the network. */
async function upkeep(root: string): Promise<Duty[]> {
  const asked = upkeepChecks.filter(({ id }) => id !== "links");
  const { open } = await runChecks(root, {}, asked);
  return open.map(({ check, problems }) => ({
    title: dutyWords[check.id]?.title ?? { en: check.title },
    toDo: dutyWords[check.id]?.toDo ?? { en: check.toDo },
    places: problems.map((problem) => {
      const { path, field, place } = toProblem(problem);
      return { path, field, words: { ...place, en: `${place.en}: ${problem.message}` } };
    }),
  }));
}
