import { z } from "astro/zod";
import { expect, test } from "vitest";
import { referenceProblems } from "../../content-check/cross-problems.ts";
import { pathLabel, recordLabel } from "../../content-check/labels.ts";
import { fileProblem, plainMessage } from "../../content-check/problem.ts";
import type { Entry } from "../../content-check/read-entry.ts";
import { shapeProblems } from "../../content-check/shape-problems.ts";
import { fieldsOf, type Path } from "../../content-check/shapes.ts";
import { characterProblems } from "../../content-check/text-problems.ts";
import { inHindi } from "../../editor/forms/hindi-problems.ts";
import { slugOf } from "../../editor/forms/record-paths.ts";
import { coreOf } from "../../editor/forms/shapes.ts";
import { collectionOf } from "../../editor/store/records.ts";
import { knownLanguages } from "../../site/languages.ts";
import { exampleRecords } from "../support/example-records.ts";
import { wordsOfFiles } from "../support/form-words.ts";

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
  danger: ["A"],
  rate: ["a rate"],
  helpline: ["A"],
  route: [],
  file: [],
};

/** The problems of a record as a form sends it. */
function wordsOn(path: string, shape: z.ZodType, data: unknown): { steps: string; words: string }[] {
  const problem: Entry["problem"] = (field, message, fix, more) => ({
    ...fileProblem(path, message, fix, more),
    record: recordLabel(path, data, knownLanguages),
    field: field.join("."),
  });
  const entry = {
    path,
    slug: slugOf(path),
    shape,
    languages: knownLanguages,
    data,
    lines: [],
    problem,
  } as unknown as Entry;
  const problems = [...shapeProblems(entry), ...characterProblems(entry), ...referenceProblems(entry, nowhere)];
  return problems.map((one) => ({ steps: one.field, words: plainMessage(one, true) }));
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
const records = Object.entries(exampleRecords).filter(([path]) => collectionOf(path) && path !== "launch.yaml");

test.each(records)("a wrong value in each field of %s is told by the labels of its form", (path, record) => {
  const shape = collectionOf(path)?.record ?? z.never();

  let told = 0;
  for (const field of fieldsOf(shape, record)) {
    for (const value of field.path.length > 0 ? mistakesFor(field.shape) : []) {
      const found = wordsOn(path, shape, changed(record, field.path, value));
      for (const { steps, words } of found.filter(({ steps }) => steps === field.path.join("."))) {
        expect(words).not.toMatch(wordsOfFiles);
        expect(words.startsWith(`${pathLabel(steps.split("."))}: `), words).toBe(true);
        expect(words).toMatch(/: .{15,}[.?]$/s);
        expect(inHindi(words.slice(words.indexOf(": ") + 2)), "in Hindi").toMatch(/\p{Script=Devanagari}.*[।?]$/su);
        told++;
      }
    }
  }
  expect(told).toBeGreaterThan(2);
});
