import { knownLanguages } from "../languages.ts";
import { pathLabel, recordLabel } from "./labels.ts";

/** A problem in content/, worded so that its author can fix it. */
export interface Problem {
  /** From the project's root, as "content/doctors/asha-rao.yaml". */
  file: string;
  /** Counted from 1; 0 where the file as a whole is meant. */
  line: number;
  /** The path to the value, as "members.3.name.en" (lists count from 0); "body" is a Markdown text, "" the file. */
  field: string;
  message: string;
  /** What to do; empty in launch checks, which say it once for many problems. */
  fix: string;
  /** Message and fix for people who see forms, not files; shown after the labels of record and field. */
  plain: string;
  /** The label of the record, see `recordLabel`. */
  record: string;
  /** A warning is printed, an error stops the build. */
  level: "error" | "warning";
}

/** A problem of a file as a whole; `path` is under content/. */
export function fileProblem(
  path: string,
  message: string,
  fix = "",
  { level = "error", plain = `${message} ${fix}` }: Partial<Pick<Problem, "level" | "plain">> = {},
): Problem {
  return {
    file: `content/${path}`,
    line: 0,
    field: "",
    message,
    fix,
    plain,
    record: recordLabel(path, {}, knownLanguages),
    level,
  };
}

/**
 * Problems as text for a terminal, one paragraph each, and a last line that counts them. Errors come last, where the
 * terminal shows them; of the warnings at most `maxWarnings`: a language that is new has thousands.
 */
export function report(problems: Problem[], maxWarnings = Number.POSITIVE_INFINITY): string {
  const warnings = problems.filter(({ level }) => level === "warning");
  const shown = [...warnings.slice(0, maxWarnings), ...problems.filter(({ level }) => level === "error")];
  const left = warnings.length - maxWarnings;
  const more = left > 0 ? [`${left} more: npx hospital check says all of them.`] : [];
  const paragraphs = shown.map((problem) =>
    [placeOf(problem), `  ${problem.level}: ${withoutLongQuotes(problem.message)}`, `  to do: ${problem.fix}`]
      .map(printable)
      .join("\n"),
  );
  const count = (level: Problem["level"]) => {
    const matching = problems.filter((problem) => problem.level === level).length;
    return `${matching} ${level}${matching === 1 ? "" : "s"}`;
  };
  return [...paragraphs, ...more, `Content: ${count("error")}, ${count("warning")}.`].join("\n\n");
}

/** Control characters and turns of direction by their numbers: a terminal would obey them. */
function printable(text: string): string {
  const number = (sign: string) => sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, (sign) => `U+${number(sign)}`);
}

/** Of a value in quotation marks its beginning. */
function withoutLongQuotes(text: string): string {
  return text.replaceAll(/(?<=^|[\s(])"([^"]{80})[^"]{20,}"/g, '"$1…"');
}

/** The beginning of a text, in one line. */
export function shorten(text: string): string {
  const line = text.replaceAll("\n", " ");
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

/** The place as file, line and field. */
export function placeOf({ file, line, field }: Problem): string {
  return `${file}${line ? `:${line}` : ""}${field && `  ${field}`}`;
}

/** The candidate that `word` is most likely a misspelling of. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.ceil(word.length * 0.4);
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
}

/** What to do about a word that must be one of `allowed`. */
export function suggestion(word: string, allowed: Iterable<string>): string {
  const choices = [...allowed];
  if (choices.length === 0) return "There is none yet.";
  const near = nearest(word, choices);
  const question = near && `Did you mean "${near}"?`;
  // Nobody reads forty addresses to find the one that was meant.
  const some = choices.length <= 25 ? choices.join(", ") : `${choices.slice(0, 25).join(", ")}, …`;
  return [question, (!near || choices.length <= 25) && `Allowed: ${some}.`].filter(Boolean).join(" ");
}

/** The Levenshtein distance. https://en.wikipedia.org/wiki/Levenshtein_distance */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...b].entries()) {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The place by the labels of the forms: "Doctors › Dr Asha Rao › Overview › Hindi". */
export function placeLabel({ file, field, record }: Problem, isOwn = false): string {
  const [, language] = /\.([a-z]+)\.md$/.exec(file) ?? [];
  const steps = language ? ["overview", language] : field.split(".").filter(Boolean);
  const path = pathLabel(steps);
  // A file with one list has the list's label.
  return isOwn || path.startsWith(`${record} › `) ? path : [record, path].filter(Boolean).join(" › ");
}

/** A problem for people who see forms only; `isOwn` in the form of the record itself. */
export function plainMessage(problem: Problem, isOwn = false): string {
  return [placeLabel(problem, isOwn), problem.plain].filter(Boolean).join(": ");
}
