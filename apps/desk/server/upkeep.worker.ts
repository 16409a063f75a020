import { parentPort } from "node:worker_threads";
import { checkContent } from "@hospital/content/check/check-content";
import type { Check } from "@hospital/launch-check/check";
import { upkeepChecks } from "@hospital/launch-check/checks";
import { runChecks } from "@hospital/launch-check/run-checks";
import type { Duty } from "../api.ts";
import { duties as english } from "../messages/en/duties.ts";
import { duties as hindi } from "../messages/hi/duties.ts";
import { toPlace, toProblem } from "../store/localized-problem.ts";

// Without the check of links, which needs the network.
const checks = upkeepChecks.filter(({ id }) => id !== "links");
parentPort?.on("message", async (root: string) => parentPort?.postMessage(await dutiesAt(root)));

async function dutiesAt(root: string): Promise<Duty[]> {
  const { open } = await runChecks(root, {}, checks);
  const duties = open.map(
    ({ check, problems }): Duty => ({
      ...dutyFor(check),
      places: problems.map((problem) => {
        const { path, field, place } = toPlace(problem);
        return { path, field, words: { ...place, en: `${place.en}: ${problem.message}` } };
      }),
    }),
  );

  // The warnings that no check above has listed already.
  const listed = new Set(duties.flatMap(({ places }) => places.map(({ path, field }) => `${path} ${field.join(".")}`)));
  const warnings = (await checkContent(root))
    .filter(({ level }) => level === "warning")
    .map(toProblem)
    .filter(({ path, field }) => !listed.has(`${path} ${field.join(".")}`));
  if (warnings.length > 0)
    duties.push({
      ...message("warnings"),
      places: warnings.map(({ path, field, place, message }) => ({
        // A picture has no form.
        path: path.endsWith(".yaml") ? path : "",
        field,
        words: { en: `${place.en}: ${message.en}`, hi: `${place.hi}: ${message.hi}` },
      })),
    });

  return duties;
}

function message(id: keyof typeof english): Pick<Duty, "title" | "toDo"> {
  return {
    title: { en: english[id].title, hi: hindi[id].title },
    toDo: { en: english[id].toDo, hi: hindi[id].toDo },
  };
}

/** A hospital's own check has its text in English alone. */
function dutyFor({ id, title, toDo }: Check): Pick<Duty, "title" | "toDo"> {
  return isDuty(id) ? message(id) : { title: { en: title }, toDo: { en: toDo } };
}

function isDuty(id: string): id is keyof typeof english {
  return Object.hasOwn(english, id);
}
