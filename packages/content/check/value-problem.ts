import { westernDigits } from "@hospital/search/western-digits";
import type { z } from "astro/zod";
import type { FieldReference, ValueKind } from "../messages/en/problems.ts";
import { isLanguage } from "../messages/labels.ts";
import { type Fault, fault, isProblemCode } from "../messages/write-problem.ts";
import { metaAt, shapeAt } from "../record/fields.ts";
import { isBlank, valueAt } from "../record/values.ts";
import { fieldReference } from "./field-reference.ts";
import { type Problem, suggestionFor } from "./problem.ts";
import type { Entry } from "./read-entry.ts";

/** The problem of one value that its schema refuses; undefined if another check has a better one. */
export function valueProblem(entry: Entry, issue: z.core.$ZodIssue): Problem | [] {
  const mistake = valueFault(entry, issue);
  return mistake ? entry.problem(issue.path, mistake) : [];
}

function valueFault(entry: Entry, issue: z.core.$ZodIssue): Fault | undefined {
  const value = valueAt(entry.data, issue.path);
  const field = fieldReference(entry, issue.path);
  const { mistake, reference } = metaAt(entry.shape, issue.path);
  if (value === undefined) return missingFault(entry, issue, field, reference);
  if (value === null || (typeof value === "string" && value.trim() === "")) return fault("empty", { field });
  // cross-problems.ts reports broken references, with suggestions.
  if (typeof value === "string" && ["department", "doctor", "route"].includes(String(reference))) return undefined;
  return digitsFault(entry, issue, field, value) ?? issueFault(issue, field, value, mistake);
}

/** A value whose only mistake is that it has the digits of another script. */
function digitsFault(entry: Entry, { path }: z.core.$ZodIssue, field: FieldReference, value: unknown) {
  const shape = shapeAt(entry.shape, path);
  if (!shape || typeof value !== "string") return undefined;
  const correction = westernDigits(value);
  if (correction === value) return undefined;
  const valid = [correction, Number(correction)].find((possible) => shape.safeParse(possible).success);
  if (valid === undefined) return undefined;
  const isText = typeof valid === "string" && metaAt(entry.shape, path).fieldType !== "day";
  return fault("otherDigits", { field, value, correction, isText });
}

function missingFault(entry: Entry, issue: z.core.$ZodIssue, field: FieldReference, reference: unknown): Fault {
  if (reference === "picture") return fault("missingPicture", { field });
  if (issue.message === "pictureNotDescribed") return fault("pictureNotDescribed", { field });
  const text = issue.path.slice(0, -1);
  const language = issue.path.at(-1);
  // A form shows one field for a text that is usually shared.
  const isOneField = metaAt(entry.shape, text).isUsuallyShared || isBlank(valueAt(entry.data, text));
  return language === undefined || !isLanguage(language) || isOneField
    ? fault("missing", { field })
    : fault("missingInMain", { field, language });
}

/**
 * An issue of zod as a code with values; common mistakes in such a field have their own codes. A schema's own message is a
 * code of the catalogue.
 */
export function issueFault(
  issue: z.core.$ZodIssue,
  field: FieldReference,
  value: unknown,
  explain: z.GlobalMeta["mistake"],
): Fault {
  const text = typeof value === "string" || typeof value === "number" ? trimmed(value) : undefined;
  const mistake = issue.code === "custom" || text === undefined ? undefined : explain?.(field, westernDigits(text));
  if (mistake) return mistake;
  switch (issue.code) {
    case "invalid_type":
      return fault("wrongType", {
        field,
        expected: issue.expected as ValueKind,
        actual: kindOf(value),
        value: textOf(value),
      });
    case "invalid_value": {
      const text = textOf(value);
      return fault("notAChoice", { field, value: text, ...suggestionFor(text, issue.values.map(String)) });
    }
    case "too_small": {
      const min = Number(issue.minimum);
      if (Array.isArray(value)) return fault("emptyList", { field });
      if (typeof value === "number") return fault("tooSmall", { field, value, min });
      return fault("tooShort", { field, length: String(value).length, min });
    }
    case "too_big": {
      const max = Number(issue.maximum);
      if (typeof value === "number") return fault("tooLarge", { field, value, max });
      return fault("tooLong", { field, length: String(value).length, max });
    }
    default: {
      if (!isProblemCode(issue.message))
        throw new Error(`The schema's message “${issue.message}” isn't a problem code.`);
      return { code: issue.message, values: { field, value: textOf(value) } } as Fault;
    }
  }
}

function trimmed(value: string | number): string {
  return String(value).replaceAll(/^[ \t\n]+|[ \t\n]+$/g, "");
}

function kindOf(value: unknown): ValueKind {
  if (Array.isArray(value)) return "array";
  if (Number.isFinite(value) && !Number.isInteger(value)) return "fraction";
  if (value instanceof Date) return "date";
  const kinds = { string: "string", number: "number", boolean: "boolean" } as const;
  return kinds[typeof value as keyof typeof kinds] ?? "object";
}

/** YAML reads a day as a date. */
function textOf(value: unknown): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}
