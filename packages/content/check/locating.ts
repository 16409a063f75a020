import { knownLanguages, type Languages } from "../languages.ts";
import type { Location } from "../messages/location.ts";
import type { Fault } from "../messages/write-problem.ts";
import { inLanguage, isGroup, type Path } from "../record/values.ts";
import { fileLocation, type Problem } from "./problem.ts";

/** Names for the values of a record. */
export interface Locating {
  /** The location of the value at `path`. */
  locate(path: Path): Location;
  /** A problem of the value at `path`; `line` if it isn't the value's. */
  problem(path: Path, fault: Fault, options?: { line?: number | undefined; level?: Problem["level"] }): Problem;
}

/** Names the values of a file by the line of each. */
export function locating(file: string, names: Location["names"], lineAt: (path: Path) => number): Locating {
  const locate = (path: Path): Location => ({
    ...fileLocation(file, names),
    line: lineAt(path),
    field: path.join("."),
  });
  return {
    locate,
    problem(path, fault, { line, level = "error" } = {}) {
      const location = locate(path);
      return { ...location, line: line ?? location.line, ...fault, level };
    },
  };
}

/** A record's name or title in each language that has one, the main language first. */
export function namesOf(record: unknown, [main, ...others]: Languages): Location["names"] {
  const texts = isGroup(record) ? [record.name, record.title] : [];
  const text = texts.find((candidate) => typeof inLanguage(candidate, main) === "string");
  if (typeof text === "string") return { [main]: text };
  const named = [main, ...others, ...knownLanguages].map((language) => [language, inLanguage(text, language)] as const);
  return Object.fromEntries(named.filter(([, name]) => typeof name === "string"));
}
