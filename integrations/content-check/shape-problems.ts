import { z } from "astro/zod";
import { chooseFrom, nearest, type Problem } from "./problem.ts";
import type { Entry, Path } from "./read-entry.ts";
import { fieldsOf, isGroup } from "./shapes.ts";

type Issue = z.core.$ZodIssue;

/** What differs from the shapes of src/content.config.ts, in plain words. */
export function shapeProblems(entry: Entry): Problem[] {
  const issues = (entry.shape.safeParse(entry.data).error?.issues ?? []).flatMap(fitting);
  const misspelt = issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? unknownKeys(entry, issue) : []));
  const meant = new Set(misspelt.map((key) => key.meant));
  const strict = issues.filter((issue) => isStrictest(issue, issues) && !meant.has(issue.path.join(".")));
  return [
    ...misspelt.map(({ problem }) => problem),
    ...strict.flatMap((issue) => (issue.code === "unrecognized_keys" ? [] : valueProblem(entry, issue))),
  ];
}

/** Of a value that may have several shapes, the issues of the shape it comes closest to. */
function fitting(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const branches = issue.errors.map((branch) =>
    branch.map((inner): Issue => ({ ...inner, path: [...issue.path, ...inner.path] })),
  );
  const isOther = (inner: Issue) => inner.code === "invalid_type" && inner.path.length === issue.path.length;
  const closest = branches.find((branch) => !branch.some(isOther)) ?? branches[0] ?? [];
  return closest.flatMap(fitting);
}

/** "Longer than 2,000" says nothing new beside "longer than 160". */
function isStrictest(issue: Issue, all: Issue[]): boolean {
  const bound = (one: Issue) =>
    one.code === "too_big" ? Number(one.maximum) : one.code === "too_small" ? Number(one.minimum) : 0;
  const rivals = all.filter((other) => other.code === issue.code && other.path.join() === issue.path.join());
  return issue.code === "unrecognized_keys" || rivals.sort((a, b) => bound(a) - bound(b))[0] === issue;
}

function unknownKeys(entry: Entry, issue: z.core.$ZodIssueUnrecognizedKeys) {
  const { keys: allowed, present } = keysAt(entry, issue.path);
  return issue.keys.map((key) => {
    const free = allowed.filter((name) => !present.includes(name));
    const near = nearest(key, free);
    const fix = near ? `Did you mean "${near}"?` : `Remove it. Known here: ${allowed.join(", ")}.`;
    return {
      problem: entry.problem([...issue.path, key], `"${key}" is not a field that is known here.`, fix),
      meant: near && [...issue.path, near].join("."),
    };
  });
}

function keysAt(entry: Entry, path: Path) {
  const groups = [...fieldsOf(entry.shape, entry.data)].filter((field) => field.path.join() === path.join());
  const keys = groups.flatMap(({ shape }) => (shape instanceof z.ZodObject ? Object.keys(shape.shape) : []));
  return { keys, present: groups.flatMap(({ value }) => (isGroup(value) ? Object.keys(value) : [])) };
}

function valueProblem(entry: Entry, issue: Issue): Problem {
  const value = issue.path.reduce<unknown>((part, step) => (part as Record<PropertyKey, unknown>)?.[step], entry.data);
  const name = String(issue.path.at(-1) ?? "The record");
  const say = (message: string, fix: string) => entry.problem(issue.path, message, fix);

  if (value === undefined) return say(`"${name}" is missing.`, `Add it: "${name}: …".`);
  if (value === null)
    return say(`"${name}" is empty.`, `Write its value after "${name}:", or remove the line if it may be left out.`);
  switch (issue.code) {
    case "invalid_type": {
      const [noun, fix] = kinds[issue.expected] ?? [issue.expected, "Correct it."];
      return say(`"${name}" must be ${noun}, not ${kindOf(value)}.`, fix);
    }
    case "invalid_value":
      return say(
        `"${value}" is not a word that "${name}" may be.`,
        chooseFrom(String(value), issue.values.map(String)),
      );
    case "too_small":
      if (Array.isArray(value))
        return say(`The list "${name}" is empty.`, 'Add an entry, in a line that begins with "- ".');
      if (typeof value === "number") return say(`"${name}" is ${value}.`, `Write a number from ${issue.minimum}.`);
      if (String(value).trim() === "")
        return say(`"${name}" is blank.`, "Write something, or remove the line if it may be left out.");
      return say(
        `"${name}" ${issue.message}.`,
        `Add some words: it has ${String(value).length}, the least is ${issue.minimum}.`,
      );
    case "too_big":
      if (typeof value === "number") return say(`"${name}" is ${value}.`, `Write a number up to ${issue.maximum}.`);
      return say(
        `"${name}" ${issue.message}.`,
        `Shorten it: it has ${String(value).length}, the most is ${issue.maximum}.`,
      );
    default:
      return say(`"${shorten(written(value))}" ${issue.message}.`, `Write ${issue.message.replace(/^must be /, "")}.`);
  }
}

/** What zod expects, how a person calls it, and how it is written. */
const kinds: Record<string, [noun: string, fix: string]> = {
  string: ["a text", 'Write one text; put it in quotes if it looks like a number, date, yes or no: "…".'],
  int: ["a whole number", "Write digits only, without quotes."],
  number: ["a number", "Write digits only, without quotes."],
  boolean: ["true or false", "Write true or false, without quotes."],
  array: ["a list", 'Write each entry in a line of its own that begins with "- ".'],
  object: ["a group of fields", 'Write its fields in indented lines, each as "name: value".'],
};

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (value instanceof Date) return "a date";
  return (
    { string: "a text", number: "a number", boolean: "true or false" }[typeof value as string] ?? "a group of fields"
  );
}

/** YAML reads a day as a date. */
function written(value: unknown): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
