import { z } from "astro/zod";
import { defaultLocale, type Locale, publishedLocales } from "../src/i18n/locales.ts";
import { withoutWrapper } from "../src/i18n/translation.ts";
import { languageNames } from "./field-words.ts";
import { fileProblem, type Problem } from "./problem.ts";
import type { Entry, Path } from "./read-entry.ts";
import { fieldsOf, isGroup } from "./shapes.ts";

const remedy = "Add it; until then the page shows the English text there.";

/** What has no translation. Nothing of it stops the build: the page shows the English text, and says so. */
export function translationProblems(entries: Entry[]): Problem[] {
  const translations = publishedLocales.filter((locale) => locale !== defaultLocale);
  return translations.flatMap((locale) =>
    entries.flatMap((entry) => {
      if (entry.locale === undefined) return rowProblems(entry, locale);
      return entry.locale === defaultLocale ? fileProblems(entry, entries, locale) : [];
    }),
  );
}

/** Rows that hold their languages together: `{ en: …, hi: … }`. */
function rowProblems(entry: Entry, locale: Locale): Problem[] {
  return [...fieldsOf(entry.shape, entry.data)].flatMap(({ shape, value, path }) => {
    const isLocalized = shape instanceof z.ZodObject && defaultLocale in shape.shape && isGroup(value);
    if (!isLocalized || !value[defaultLocale] || value[locale]) return [];
    return warn(entry, path, `"${value[defaultLocale]}" has no ${languageNames[locale]} words.`, remedy);
  });
}

/** A file in English and its translation beside it. */
function fileProblems(original: Entry, entries: Entry[], locale: Locale): Problem[] {
  const path = original.path.replace(`.${defaultLocale}.`, `.${locale}.`);
  const translation = entries.find((entry) => entry.path === path);
  if (!translation)
    return [fileProblem(original.path, `There is no ${languageNames[locale]} page: ${path}.`, remedy, "warning")];
  return [...missing(translation, translation.shape, original.data, translation.data, [])];
}

function* missing(entry: Entry, shape: z.ZodType, original: unknown, own: unknown, path: Path): Generator<Problem> {
  const inner = withoutWrapper(shape);
  if (original === undefined || original === null) return;
  if (own === undefined) yield warn(entry, path, `"${String(path.at(-1))}" is not translated.`, remedy);
  else if (inner instanceof z.ZodArray && Array.isArray(original) && Array.isArray(own)) {
    if (own.length > original.length)
      yield entry.problem(
        [...path, original.length],
        `The list has ${own.length} entries, the English one ${original.length}.`,
        "Delete what is too much, or add it to the English file.",
      );
    else if (own.length < original.length)
      yield warn(entry, path, `The list has ${own.length} entries, the English one ${original.length}.`, remedy);
    for (const [index, row] of own.entries())
      yield* missing(entry, inner.element as z.ZodType, original[index], row, [...path, index]);
  } else if (inner instanceof z.ZodObject && isGroup(original) && isGroup(own))
    for (const [key, part] of Object.entries(inner.shape))
      if (key !== "sample" && key !== "review")
        yield* missing(entry, part as z.ZodType, original[key], own[key], [...path, key]);
}

function warn(entry: Entry, path: Path, message: string, fix: string): Problem {
  return { ...entry.problem(path, message, fix), level: "warning" };
}
