import { parentPort } from "node:worker_threads";
import { checkContent } from "@hospital/content/check/check-content";
import { upkeepChecks } from "@hospital/launch-check/checks";
import { runChecks } from "@hospital/launch-check/run-checks";
import type { Duty, LocalizedText } from "../api.ts";
import { en } from "../messages/en/interface.ts";
import { hi } from "../messages/hi/interface.ts";
import { problemLine, toFormLocation, toProblem, withLocation } from "../store/localized-problem.ts";

// Without the check of links, which needs the network.
const checks = upkeepChecks.filter(({ id }) => id !== "links");
parentPort?.on("message", async (root: string) => parentPort?.postMessage(await dutiesAt(root)));

async function dutiesAt(root: string): Promise<Duty[]> {
  const { open } = await runChecks(root, {}, checks);
  const duties = open.map(
    ({ check, problems }): Duty => ({
      title: toCheckText(check.title),
      toDo: toCheckText(check.toDo),
      locations: problems.map((problem) => {
        const { path, field, location } = toFormLocation(problem);
        return { path, field, message: withLocation(location, toCheckText(problem.message)) };
      }),
    }),
  );

  // The warnings that no check above has listed.
  const listed = new Set(
    duties.flatMap(({ locations }) => locations.map(({ path, field }) => `${path} ${field.join(".")}`)),
  );
  const warnings = (await checkContent(root))
    .filter(({ level }) => level === "warning")
    .map((problem) => ({ ...toProblem(problem), message: problemLine(problem) }))
    .filter(({ path, field }) => !listed.has(`${path} ${field.join(".")}`));
  if (warnings.length > 0)
    duties.push({
      title: { en: en.contentWarnings, hi: hi.contentWarnings },
      toDo: { en: en.checkWarnings, hi: hi.checkWarnings },
      // Pictures don't have a form.
      locations: warnings.map(({ path, field, message }) => ({
        path: path.endsWith(".yaml") ? path : "",
        field,
        message,
      })),
    });

  return duties;
}

/** A hospital's own check has its text in English only. */
function toCheckText(text: string | LocalizedText): LocalizedText {
  return typeof text === "string" ? { en: text } : text;
}
