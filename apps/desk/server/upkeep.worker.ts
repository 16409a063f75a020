import { parentPort, workerData } from "node:worker_threads";
import { upkeepChecks } from "@hospital/launch-check/checks";
import { runChecks } from "@hospital/launch-check/run-checks";
import type { Duty } from "../api.ts";
import { dutyWords } from "../forms/duty-words.ts";
import { toProblem } from "../store/said-problem.ts";

// Without the check of links, which needs the network.
const checks = upkeepChecks.filter(({ id }) => id !== "links");
const { open } = await runChecks(workerData, {}, checks);
const duties = open.map(
  ({ check, problems }): Duty => ({
    title: dutyWords[check.id]?.title ?? { en: check.title },
    toDo: dutyWords[check.id]?.toDo ?? { en: check.toDo },
    places: problems.map((problem) => {
      const { path, field, place } = toProblem(problem);
      return { path, field, words: { ...place, en: `${place.en}: ${problem.message}` } };
    }),
  }),
);
parentPort?.postMessage(duties);
