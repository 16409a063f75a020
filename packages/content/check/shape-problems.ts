import { z } from "astro/zod";
import { problem } from "../messages/schema-code.ts";
import { fault } from "../messages/write-problem.ts";
import { fieldsOf } from "../record/fields.ts";
import { metaOf } from "../record/meta.ts";
import { isGroup, type Path, valueAt } from "../record/values.ts";
import { isLocalized } from "../text/translation.ts";
import { fieldsOfEntry, parsedEntry } from "./entry-cache.ts";
import { nearest, type Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";
import { valueProblem } from "./value-problem.ts";

type Issue = z.core.$ZodIssue;

/** The problems of a record with its schema. */
export function shapeProblems(entry: Entry): Problem[] {
  const refused = (parsedEntry(entry).error?.issues ?? []).flatMap(fitting);
  const issues = [...refused, ...textsWithoutMain(entry), ...textsWithoutAny(entry)];
  const misspelt = issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? unknownKeys(entry, issue) : []));
  const meant = new Set(misspelt.map((key) => key.meant));
  const strict = issues.filter((issue) => isStrictest(issue, issues) && !meant.has(issue.path.join(".")));
  return [
    ...misspelt.map(({ problem }) => problem),
    ...strict.flatMap((issue) => (issue.code === "unrecognized_keys" ? [] : valueProblem(entry, issue))),
  ];
}

/** The texts that are missing in the site's main language, reported like violations of the schema. */
function textsWithoutMain(entry: Entry): Issue[] {
  const [main] = entry.languages;
  const missing = (path: Path): Issue => ({
    code: "invalid_type",
    expected: "string",
    path: [...path],
    message: "is missing",
  });
  return fieldsOfEntry(entry).flatMap(({ shape, value, path }): Issue[] => {
    if (!isLocalized(shape)) return [];
    // The schema takes a day of YAML for an object without fields.
    if (value instanceof Date) return [missing(path)];
    return isGroup(value) && value[main] === undefined ? [missing([...path, main])] : [];
  });
}

/** The texts without a language of the site, of those that may lack the main one; a localized text has one in its file. */
function textsWithoutAny(entry: Entry): Issue[] {
  return fieldsOfEntry(entry).flatMap(({ shape, value, path }): Issue[] =>
    metaOf(shape).isInAnyLanguage &&
    !isLocalized(shape) &&
    isGroup(value) &&
    !entry.languages.some((language) => value[language])
      ? [{ code: "custom", path: [...path], message: problem("noLanguage") }]
      : [],
  );
}

/** The issues of the closest branch of a union. */
function fitting(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const branches = issue.errors.map((branch) =>
    branch.map((inner): Issue => ({ ...inner, path: [...issue.path, ...inner.path] })),
  );
  const isOther = (inner: Issue) =>
    /^invalid_(?:type|value)$/.test(inner.code) && inner.path.length === issue.path.length;
  const closest = branches.find((branch) => !branch.some(isOther)) ?? branches[0] ?? [];
  return closest.flatMap(fitting);
}

/**
 * Drops weaker issues: "longer than 2,000" beside "longer than 160", or a refinement beside a broken field of its
 * group.
 */
function isStrictest(issue: Issue, issues: Issue[]): boolean {
  const group = issue.path.slice(0, -1).join();
  const isBeside = (other: Issue) => other.code !== "custom" && other.path.slice(0, -1).join() === group;
  if (issue.code === "custom" && issues.some(isBeside)) return false;
  const bound = (bounded: Issue) =>
    bounded.code === "too_big" ? Number(bounded.maximum) : bounded.code === "too_small" ? Number(bounded.minimum) : 0;
  const rivals = issues.filter((other) => other.code === issue.code && other.path.join() === issue.path.join());
  return issue.code === "unrecognized_keys" || rivals.sort((a, b) => bound(a) - bound(b))[0] === issue;
}

function unknownKeys(entry: Entry, issue: z.core.$ZodIssueUnrecognizedKeys) {
  const { keys: allowed, present } = keysAt(entry, issue.path);
  // Bounded for a whole table pasted into a record.
  return issue.keys.slice(0, 20).map((key) => {
    const free = allowed.filter((name) => !present.includes(name));
    const near = nearest(key, free);
    const cut = cutText(entry, issue.path, key);
    if (cut)
      return {
        problem: entry.problem([...issue.path, key], fault("cutByComma", { key, text: cut })),
        meant: undefined,
      };
    return {
      problem: entry.problem([...issue.path, key], fault("unknownField", { key, near, allowed })),
      meant: near && [...issue.path, near].join("."),
    };
  });
}

/** `en: "Fever, cough"` for `{ en: Fever, cough }`, which YAML reads as a field "cough" without a value. */
function cutText(entry: Entry, path: Path, key: string): string | undefined {
  const group = valueAt(entry.data, path);
  if (!isGroup(group) || group[key] !== null) return undefined;
  const keys = Object.keys(group);
  const before = keys.slice(0, keys.indexOf(key)).findLast((name) => typeof group[name] === "string");
  return before && `${before}: "${group[before]}, ${key}"`;
}

function keysAt(entry: Entry, path: Path) {
  const groups = [...fieldsOf(entry.shape, entry.data)].filter((field) => field.path.join() === path.join());
  const keys = groups.flatMap(({ shape }) => (shape instanceof z.ZodObject ? Object.keys(shape.shape) : []));
  return { keys, present: groups.flatMap(({ value }) => (isGroup(value) ? Object.keys(value) : [])) };
}
