import type { Problem } from "@hospital/content/check/problem";
import { type Path, valueAt, valuesOf } from "@hospital/content/record/values";
import { parse } from "yaml";
import type { Answers } from "./answers.ts";

/**
 * The problems of the content at the answers that have the same value. A problem of another value is left out: the
 * command wrote it.
 */
export function wrongAnswers(
  problems: readonly Problem[],
  files: ReadonlyMap<string, string | Uint8Array>,
  { answers, file }: { answers: Answers; file: string },
): Problem[] {
  const located = problems.flatMap((problem): [string, Problem][] => {
    const path = problem.field.split(".");
    const record = problem.file.endsWith(".yaml") ? files.get(problem.file.replace("content/", "")) : undefined;
    const field = answersOf(record && valueAt(parse(String(record)), path), path, answers).join(" or ");
    return field ? [[field, { ...problem, file, line: 0, field }]] : [];
  });
  return [...new Map(located).values()];
}

/** The paths of the answers with the value; of several, those that end most like `path`. */
function answersOf(value: unknown, path: Path, answers: Answers): string[] {
  if (typeof value === "object" || value === undefined) return [];
  const equal = [...valuesOf(answers)].filter((answer) => answer.value === value).map((answer) => answer.path);
  const longest = Math.max(...equal.map((candidate) => commonEnd(candidate, path)));
  return equal.filter((candidate) => commonEnd(candidate, path) === longest).map((candidate) => candidate.join("."));
}

function commonEnd(path: Path, otherPath: Path): number {
  const first = path.toReversed().findIndex((step, index) => step !== otherPath.at(-1 - index));
  return first < 0 ? path.length : first;
}
