import type { z } from "astro/zod";
import { fieldName, purposeOf } from "./field-words.ts";
import { chooseFrom, type Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";
import { metaAt } from "./shapes.ts";
import { slipOf } from "./slips.ts";

/** What is wrong with one value, as a person would say it; nothing where another check says it better. */
export function valueProblem(entry: Entry, issue: z.core.$ZodIssue): Problem | [] {
  const value = issue.path.reduce<unknown>((part, step) => (part as Record<PropertyKey, unknown>)?.[step], entry.data);
  const key = String(issue.path.at(-1) ?? "The record");
  const name = fieldName(entry, issue.path);
  const say = (message: string, fix: string) => entry.problem(issue.path, message, fix);
  const { form, reference } = metaAt(entry.shape, issue.path);

  if (value === undefined) return say(`${name} is missing.`, `Add it: "${key}: …".${purposeOf(entry, issue.path)}`);
  if (value === null)
    return say(`${name} is empty.`, `Write its value after "${key}:", or remove the line if it may be left out.`);
  if (typeof value === "string" && value.trim() === "")
    return say(`${name} is blank.`, "Write something, or remove the line if it may be left out.");
  // That it leads nowhere is told with what it could lead to.
  const isTold = ["department", "doctor", "route"].includes(String(reference));
  if (typeof value === "string" && isTold) return [];
  const slip = issue.code === "custom" ? undefined : slipOf(form, name, value);
  if (slip) return say(...slip);
  switch (issue.code) {
    case "invalid_type": {
      const [noun, fix] = kinds[issue.expected] ?? [issue.expected, "Correct it."];
      const inBrackets =
        issue.expected === "array" && typeof value === "string" ? `Write "${key}: [${value}]", or a longer list: ` : "";
      return say(`${name} must be ${noun}, not ${kindOf(value)}.`, inBrackets + fix);
    }
    case "invalid_value":
      return say(
        `"${shorten(String(value))}" is not a word that ${name} may be.`,
        chooseFrom(String(value), issue.values.map(String)) + purposeOf(entry, issue.path),
      );
    case "too_small":
      if (Array.isArray(value))
        return say(`The list ${name} is empty.`, 'Add an entry, in a line that begins with "- ".');
      if (typeof value === "number") return say(`${name} is ${value}.`, `Write a number from ${issue.minimum}.`);
      return say(
        `${name} ${issue.message}.`,
        `Add some words: it has ${String(value).length}, the least is ${issue.minimum}.`,
      );
    case "too_big":
      if (typeof value === "number") return say(`${name} is ${value}.`, `Write a number up to ${issue.maximum}.`);
      return say(
        `${name} ${issue.message}.`,
        `Shorten it by ${String(value).length - Number(issue.maximum)} characters: it has ${String(value).length}, the most is ${issue.maximum}.`,
      );
    default:
      return say(
        `${name} ${issue.message}, and is "${shorten(written(value))}".`,
        `Write ${issue.message.replace(/^must be /, "")}.`,
      );
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
  if (Number.isFinite(value) && !Number.isInteger(value)) return "a fraction";
  if (value instanceof Date) return "a date";
  return (
    { string: "a text", number: "a number", boolean: "true or false" }[typeof value as string] ?? "a group of fields"
  );
}

/** YAML reads a day as a date. */
function written(value: unknown): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}

function shorten(value: string): string {
  const text = value.replaceAll("\n", " ");
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
