import { exampleRecords } from "@hospital/testing/content/example-records";
import { wordsOfFiles } from "@hospital/testing/content/form-words";
import { z } from "astro/zod";
import { expect, test } from "vitest";
import { referenceProblems } from "../check/cross-problems.ts";
import { locating, namesOf } from "../check/locating.ts";
import type { Entry } from "../check/read-entry.ts";
import { shapeProblems } from "../check/shape-problems.ts";
import { characterProblems } from "../check/text-problems.ts";
import { knownLanguages } from "../languages.ts";
import { fieldsOf } from "../record/fields.ts";
import { slugOf } from "../record/record-paths.ts";
import { collectionAt, coreOf } from "../record/shaped-collections.ts";
import type { Path } from "../record/values.ts";
import { locationLabel, pathLabel } from "./labels.ts";
import { formText } from "./write-problem.ts";

/** Mistakes in a form's field: empty, too long, of a wrong type, invisible. */
function mistakesFor(shape: z.ZodType): unknown[] {
  const core = coreOf(shape);
  if (core instanceof z.ZodNumber) return [null, -5, 1e9, 0.5];
  if (core instanceof z.ZodArray) return [[]];
  if (core instanceof z.ZodEnum) return ["nonsense"];
  return core instanceof z.ZodString || core instanceof z.ZodStringFormat
    ? ["", "x".repeat(3000), "<b>bold</b>", "two\nlines", "9999", "\u200e"]
    : [];
}

const nowhere = {
  department: [],
  doctor: [],
  counter: ["A"],
  ward: ["A"],
  place: ["A place"],
  danger: ["A"],
  rate: ["a rate"],
  helpline: ["A"],
  route: [],
  file: [],
};

/** The problems of a record as a form sends it. */
function problemsOn(path: string, shape: z.ZodType, data: unknown) {
  const entry = {
    path,
    slug: slugOf(path),
    shape,
    languages: knownLanguages,
    data,
    lines: [],
    ...locating(path, namesOf(data, knownLanguages), () => 0),
  } as unknown as Entry;
  return [...shapeProblems(entry), ...characterProblems(entry), ...referenceProblems(entry, nowhere)];
}

function changed(record: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(record);
  const group = path
    .slice(0, -1)
    .reduce((part: Record<PropertyKey, unknown>, step) => part[step] as never, copy as never);
  group[path.at(-1) as PropertyKey] = value;
  return copy;
}

// launch.yaml has no form.
const records = Object.entries(exampleRecords).filter(([path]) => collectionAt(path) && path !== "launch.yaml");

test.each(records)("describes a wrong value in each field of %s by the labels of its form", (path, record) => {
  const shape = collectionAt(path)?.record ?? z.never();

  let count = 0;
  for (const field of fieldsOf(shape, record)) {
    for (const value of field.path.length > 0 ? mistakesFor(field.shape) : []) {
      const problems = problemsOn(path, shape, changed(record, field.path, value));
      for (const problem of problems.filter((candidate) => candidate.field === field.path.join("."))) {
        const text = formText(problem, "en");
        expect(text).not.toMatch(wordsOfFiles);
        const label = locationLabel(problem, "en");
        expect(label.endsWith(pathLabel(problem.field.split("."), "en")), label).toBe(true);
        expect(text).toMatch(/.{15,}[.?]$/s);
        expect(formText(problem, "hi")).toMatch(/\p{Script=Devanagari}.*[।?]$/su);
        count++;
      }
    }
  }
  expect(count).toBeGreaterThan(2);
});
