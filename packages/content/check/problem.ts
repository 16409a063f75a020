import { editDistance } from "@hospital/search/edit-distance";
import type { Suggestion } from "../messages/en/problems.ts";
import type { Location } from "../messages/location.ts";
import { type Fault, fileText } from "../messages/write-problem.ts";

/** A problem in content/, with its location. */
export type Problem = Location &
  Fault & {
    /** A warning is printed, an error stops the build. */
    level: "error" | "warning";
  };

/** A file as a whole; `path` is under content/. */
export function fileLocation(path: string, names: Location["names"] = {}): Location {
  return { file: `content/${path}`, line: 0, field: "", names };
}

/** A problem of a file as a whole; `path` is under content/. */
export function fileProblem(path: string, fault: Fault, level: Problem["level"] = "error"): Problem {
  return { ...fileLocation(path), ...fault, level };
}

/**
 * Problems as text for a terminal, one paragraph each, and a last line that counts them. Errors come last, where the
 * terminal shows them; at most `maxWarnings` warnings, because a new language has thousands.
 */
export function report(problems: Problem[], maxWarnings = Number.POSITIVE_INFINITY): string {
  const warnings = problems.filter(({ level }) => level === "warning");
  const listed = [...warnings.slice(0, maxWarnings), ...problems.filter(({ level }) => level === "error")];
  const left = warnings.length - maxWarnings;
  const remainder = left > 0 ? [`${left} more: npx hospital check lists all of them.`] : [];
  const paragraphs = listed.map((problem) => {
    const { message, fix } = fileText(problem);
    return [positionText(problem), `  ${problem.level}: ${withoutLongQuotes(message)}`, `  to do: ${fix}`]
      .map(printable)
      .join("\n");
  });
  const count = (level: Problem["level"]) => {
    const matching = problems.filter((problem) => problem.level === level).length;
    return `${matching} ${level}${matching === 1 ? "" : "s"}`;
  };
  return [...paragraphs, ...remainder, `Content: ${count("error")}, ${count("warning")}.`].join("\n\n");
}

/** Replaces control and direction characters with their numbers, because a terminal would obey them. */
function printable(text: string): string {
  const number = (sign: string) => sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, (sign) => `U+${number(sign)}`);
}

/** Shortens long values in quotation marks. */
function withoutLongQuotes(text: string): string {
  return text.replaceAll(/(?<=^|[\s(])"([^"]{80})[^"]{20,}"/g, '"$1…"');
}

/** A location as file, line and field. */
export function positionText({ file, line, field }: Location): string {
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

/** The candidates for a word that must be one of `allowed`. */
export function suggestionFor(word: string, allowed: Iterable<string>): Suggestion {
  const choices = [...allowed];
  return { near: nearest(word, choices), allowed: choices };
}
