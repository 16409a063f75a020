import type { FieldConflict, Problem, Refused } from "../api.ts";
import type { Said } from "./refusals.ts";
import type { SaidProblem } from "./said-problem.ts";

/** What a form needs to show a refusal at its place. */
export interface Details {
  problems?: SaidProblem[];
  conflicts?: FieldConflict[];
  seen?: string;
}

/** An expected failure, in words for the front desk. */
export class Refusal extends Error {
  readonly lines: Said[];
  readonly details: Details;

  constructor(lines: Said | Said[], details: Details = {}) {
    const all = [lines].flat();
    super(all.map(({ en }) => en).join("\n"));
    this.lines = all;
    this.details = details;
  }

  /** The answer to somebody whose desk speaks this language. */
  in(language: keyof Said): Refused {
    const { problems, ...others } = this.details;
    return {
      refused: this.lines.flatMap((line) => line[language].split("\n")),
      ...(problems && { problems: problems.map((problem) => problemIn(problem, language)) }),
      ...others,
    };
  }
}

/** A problem in one language. */
export function problemIn(problem: SaidProblem, language: keyof Said): Problem {
  return { ...problem, place: problem.place[language], message: problem.message[language] };
}
