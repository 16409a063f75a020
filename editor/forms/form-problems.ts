import { type FieldErrors, type FieldValues, get, type Resolver, set } from "react-hook-form";
import { fileProblem } from "../../content-check/problem.ts";
import type { Entry } from "../../content-check/read-entry.ts";
import { shapeProblems } from "../../content-check/shape-problems.ts";
import { isGroup } from "../../content-check/shapes.ts";
import { defaultLocale, publishedLocales } from "../../src/i18n/locales.ts";
import type { FieldPath } from "../api.ts";
import { toRecord } from "./form-values.ts";
import type { Collection } from "./shapes.ts";

/** What is wrong with a field, as the content check says it. */
export interface FormProblem {
  field: FieldPath;
  message: string;
}

/** The problems of a form by the same shapes and in the same words as those of the check and the build. */
export function problemsOf(
  { name, shape }: Pick<Collection, "name" | "shape">,
  path: string,
  values: unknown,
): FormProblem[] {
  const found: FormProblem[] = [];
  const data = toRecord(shape, values) ?? {};
  const entry: Entry = {
    path,
    slug: "",
    collection: name as Entry["collection"],
    shape,
    languages: publishedLocales,
    data,
    lines: [],
    problem: (field, message, fix, words) => {
      const problem = fileProblem(path, message, fix, words);
      found.push({ field: field.map((step) => (typeof step === "symbol" ? "" : step)), message: problem.plain });
      return problem;
    },
  };
  shapeProblems(entry);
  // In the order of the form, so that one is led to the first.
  const order = Object.keys(shape.shape);
  return found.toSorted((a, b) => order.indexOf(String(a.field[0])) - order.indexOf(String(b.field[0])));
}

/** Tells react-hook-form where the problems stand. */
export function formResolver<Values extends FieldValues>(collection: Collection, path: string): Resolver<Values> {
  return async (values) => {
    const problems = problemsOf(collection, path, values);
    if (problems.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { field, message } of problems) {
      const place = placeIn(values, field);
      if (place && !get(errors, place)) set(errors, place, { type: "content", message });
    }
    return { values: {}, errors };
  };
}

/** Where a form shows a problem: a text's in its first language, a list's above its rows. */
export function placeIn(values: unknown, field: FieldPath): string {
  const path = field.join(".");
  const value = field.length === 0 ? values : get(values, path);
  if (Array.isArray(value)) return `${path}.root`;
  if (isGroup(value)) return defaultLocale in value ? `${path}.${defaultLocale}` : `${path}.root`;
  return path;
}
