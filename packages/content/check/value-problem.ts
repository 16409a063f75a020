import type { z } from "astro/zod";
import { isOptional, metaAt, valueAt } from "../record/fields.ts";
import { commonMistake } from "./common-mistakes.ts";
import { fieldName, purposeOf } from "./field-name.ts";
import { labelOf } from "./labels.ts";
import { type Problem, shorten, suggestion } from "./problem.ts";
import type { Entry } from "./read-entry.ts";

/** The problem of one value in plain words; nothing where another check words it better. */
export function valueProblem(entry: Entry, issue: z.core.$ZodIssue): Problem | [] {
  const value = valueAt(entry.data, issue.path);
  const key = String(issue.path.at(-1) ?? "The record");
  const name = fieldName(entry, issue.path);
  const say = (message: string, fix: string, plain: string) => entry.problem(issue.path, message, fix, { plain });
  const { form, reference } = metaAt(entry.shape, issue.path);
  const orRemove = isOptional(entry.shape, issue.path) ? ", or remove the line" : "";
  const purpose = purposeOf(entry, issue.path);

  if (value === undefined && reference === "picture")
    return say(
      `${name} is missing.`,
      `Put the picture into a folder "pictures" beside the file, and add "${key}: ./pictures/its-name.webp".${purpose}`,
      "It is missing. Choose a picture.",
    );
  if (value === undefined)
    return say(`${name} is missing.`, `Add it: "${key}: …".${purpose}`, "It is missing. Fill it in.");
  const fillIn = "It is empty. Fill it in.";
  if (value === null) return say(`${name} is empty.`, `Write its value after "${key}:"${orRemove}.`, fillIn);
  if (typeof value === "string" && value.trim() === "")
    return say(`${name} is blank.`, `Write something${orRemove}.`, fillIn);
  // Broken references are reported with suggestions by cross-problems.ts.
  const isTold = ["department", "doctor", "route"].includes(String(reference));
  if (typeof value === "string" && isTold) return [];
  const mistake = issue.code === "custom" ? undefined : commonMistake(form, name, value);
  if (mistake) return say(...mistake, unquoted((commonMistake(form, "", value) ?? mistake).join(" ")));
  const shown = shorten(written(value));
  const length = String(value).length;
  switch (issue.code) {
    case "invalid_type": {
      const [noun, fix] = kinds[issue.expected] ?? [issue.expected, "Correct it."];
      const inBrackets =
        issue.expected === "array" && typeof value === "string" ? `Write "${key}: [${value}]", or a longer list: ` : "";
      return say(`${name} must be ${noun}, not ${kindOf(value)}.`, inBrackets + fix, `It must be ${noun}.`);
    }
    case "invalid_value":
      return say(
        `"${shown}" is not a word that ${name} may be.`,
        suggestion(String(value), issue.values.map(String)) + purpose,
        `“${shown}” is none of the choices. Choose one of them.`,
      );
    case "too_small": {
      if (Array.isArray(value))
        return say(
          `The list ${name} is empty.`,
          'Add an entry, in a line that begins with "- ".',
          "It has no entry. Add one.",
        );
      const least = `Write a number from ${issue.minimum}.`;
      if (typeof value === "number") return say(`${name} is ${value}.`, least, `It is ${value}. ${least}`);
      const add = `Add some words: it has ${length}, the least is ${issue.minimum}.`;
      return say(`${name} ${issue.message}.`, add, `It ${issue.message}. ${add}`);
    }
    case "too_big": {
      const most = `Write a number up to ${issue.maximum}.`;
      if (typeof value === "number") return say(`${name} is ${value}.`, most, `It is ${value}. ${most}`);
      const cut = `Shorten it by ${length - Number(issue.maximum)} characters: it has ${length}, the most is ${issue.maximum}.`;
      return say(`${name} ${issue.message}.`, cut, `It ${issue.message}. ${cut}`);
    }
    default:
      return say(
        `${name} ${issue.message}, and is "${shown}".`,
        `Write ${issue.message.replace(/^must be /, "")}.`,
        `It ${unquoted(inForm(issue))}, and is “${shown}”.`,
      );
  }
}

/** A message without the hints about quotes. */
function unquoted(text: string): string {
  return text.replaceAll(/,? in quotes/g, "");
}

/** Replaces field names by labels. */
function inForm({ code, message }: z.core.$ZodIssue): string {
  return code === "custom" ? message.replaceAll(/"(\w+)"/g, (_, field) => `“${labelOf(field)}”`) : message;
}

/** zod's types, in words and how to write them. */
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
