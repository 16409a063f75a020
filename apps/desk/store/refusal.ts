import type { Message, MessageLanguage } from "@hospital/content/messages/labels";
import type { FieldConflict, Problem, Refused } from "../api.ts";
import type { LocalizedProblem } from "./localized-problem.ts";

/** The data for showing a refusal in a form. */
interface Details {
  problems?: LocalizedProblem[];
  conflicts?: FieldConflict[];
  version?: string;
}

/** An expected failure, with messages for the front desk. */
export class Refusal extends Error {
  readonly lines: Message[];
  readonly details: Details;

  constructor(lines: Message | Message[], details: Details = {}) {
    const messages = [lines].flat();
    super(messages.map(({ en }) => en).join("\n"));
    this.lines = messages;
    this.details = details;
  }

  /** The response body in this language. */
  in(language: MessageLanguage): Refused {
    const { problems, ...others } = this.details;
    return {
      refused: this.lines.flatMap((line) => line[language].split("\n")),
      problems: problems?.map((problem) => problemIn(problem, language)),
      ...others,
    };
  }
}

/** A problem in one language. */
export function problemIn(problem: LocalizedProblem, language: MessageLanguage): Problem {
  return { ...problem, location: problem.location[language], message: problem.message[language] };
}
