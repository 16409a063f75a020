import { locating } from "@hospital/content/check/locating";
import type { Entry } from "@hospital/content/check/read-entry";
import { shapeProblems } from "@hospital/content/check/shape-problems";
import { inEachLanguage, type Message } from "@hospital/content/messages/labels";
import { formText } from "@hospital/content/messages/write-problem";
import { fieldPath } from "@hospital/content/record/record-paths";
import { type Collection, coreOf } from "@hospital/content/record/shaped-collections";
import { isGroup, ownValue } from "@hospital/content/record/values";
import { defaultLocale, type Locale, publishedLocales } from "@hospital/content/text/locales";
import { isLocalized } from "@hospital/content/text/translation";
import { z } from "astro/zod";
import { type FieldErrors, type FieldValues, get, type Resolver, set } from "react-hook-form";
import type { FieldPath } from "../api.ts";
import { toRecord } from "../fields/values.ts";

/** The problem of a field, as the content check finds it. */
interface FormProblem {
  field: FieldPath;
  message: Message;
}

/** The problems of a form, with the schemas and messages of the content check. */
export function problemsOf(
  { name, shape }: Pick<Collection, "name" | "shape">,
  path: string,
  values: unknown,
): FormProblem[] {
  const data = toRecord(shape, values) ?? {};
  const entry: Entry = {
    path,
    slug: "",
    collection: name as Entry["collection"],
    shape,
    languages: publishedLocales,
    data,
    lines: [],
    ...locating(path, {}, () => 0),
  };
  const problems = shapeProblems(entry).map((problem) => ({
    field: fieldPath(problem.field),
    message: inEachLanguage((language) => formText(problem, language)),
  }));
  // In the order of the form, so that the first one gets the focus.
  return problems.toSorted((a, b) => comparePositions(positionOf(shape, a.field), positionOf(shape, b.field)));
}

/** The position of a field in the form: for each step of its path, its index among the siblings. */
function positionOf(shape: z.ZodType | undefined, [step, ...rest]: FieldPath): number[] {
  if (step === undefined || !shape) return [];
  const core = coreOf(shape);
  if (isLocalized(core)) return [publishedLocales.indexOf(step as Locale)];
  if (core instanceof z.ZodArray) return [Number(step), ...positionOf(core.element as z.ZodType, rest)];
  if (!(core instanceof z.ZodObject)) return [];
  return [
    Object.keys(core.shape).indexOf(String(step)),
    ...positionOf(ownValue(core.shape, step) as z.ZodType | undefined, rest),
  ];
}

function comparePositions(a: number[], b: number[]): number {
  const at = a.findIndex((position, index) => position !== b[index]);
  return (a[at] ?? -1) - (b[at] ?? -1);
}

/** The resolver of react-hook-form. */
export function formResolver<Values extends FieldValues>(collection: Collection, path: string): Resolver<Values> {
  return async (values) => {
    const problems = problemsOf(collection, path, values);
    if (problems.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { field, message } of problems) {
      const formPath = formPathOf(values, field);
      if (formPath && !get(errors, formPath))
        set(errors, formPath, { type: "content", message: message.en, types: message });
    }
    return { values: {}, errors };
  };
}

/** The field at which a form shows a problem: a text's in its first language, a list's above its rows. */
export function formPathOf(values: unknown, field: FieldPath): string {
  const path = field.join(".");
  const value = field.length === 0 ? values : get(values, path);
  if (Array.isArray(value)) return `${path}.root`;
  if (isGroup(value)) return defaultLocale in value ? `${path}.${defaultLocale}` : `${path}.root`;
  return path;
}
