import { parentPort, workerData } from "node:worker_threads";
import { checkContent } from "@hospital/content/check/check-content";
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

// The warnings that no check above has listed already.
const listed = new Set(duties.flatMap(({ places }) => places.map(({ path, field }) => `${path} ${field.join(".")}`)));
const warnings = (await checkContent(workerData))
  .filter(({ level }) => level === "warning")
  .map(toProblem)
  .filter(({ path, field }) => !listed.has(`${path} ${field.join(".")}`));
if (warnings.length > 0)
  duties.push({
    title: { en: "Warnings of the content check", hi: "जाँच की चेतावनियाँ" },
    toDo: {
      en: "The site can be published with these. Check whether each is right.",
      hi: "इनके रहते भी वेबसाइट डाली जा सकती है। देख लें कि हर एक सही है।",
    },
    places: warnings.map(({ path, field, place, message }) => ({
      // A picture has no form.
      path: path.endsWith(".yaml") ? path : "",
      field,
      words: { en: `${place.en}: ${message.en}`, hi: `${place.hi}: ${message.hi}` },
    })),
  });

parentPort?.postMessage(duties);
