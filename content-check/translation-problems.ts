import type { Language, Languages } from "../site/languages.ts";
import { isLocalized } from "../src/i18n/translation.ts";
import { fieldsOfEntry } from "./entry-cache.ts";
import { languageNames } from "./labels.ts";
import { fileProblem, type Problem, shorten } from "./problem.ts";
import type { Entry } from "./read-entry.ts";
import { isGroup, type Path } from "./shapes.ts";

const remedy = "Add it; until then the page shows the English text there.";

/** Missing translations. Only warnings: pages show the English text, marked as such. */
export function translationProblems(entries: Entry[], [main, ...translations]: Languages): Problem[] {
  return translations.flatMap((locale) =>
    entries.flatMap((entry) => {
      if (entry.locale === undefined) return rowProblems(entry, main, locale);
      return entry.locale === main ? proseProblems(entry, entries, locale) : [];
    }),
  );
}

/** Rows that hold their languages together: `{ en: …, hi: … }`. */
function rowProblems(entry: Entry, main: Language, locale: Language): Problem[] {
  return fieldsOfEntry(entry).flatMap(({ shape, value, path }) => {
    if (!isLocalized(shape) || !isGroup(value) || !value[main] || value[locale]) return [];
    return warn(entry, path, `"${shorten(String(value[main]))}" has no ${languageNames[locale]} words.`);
  });
}

function proseProblems(original: Entry, entries: Entry[], locale: Language): Problem[] {
  const path = original.path.replace(`.${original.locale}.`, `.${locale}.`);
  if (entries.some((entry) => entry.path === path)) return [];
  return [
    fileProblem(original.path, `There is no ${languageNames[locale]} text: ${path}.`, remedy, { level: "warning" }),
  ];
}

function warn(entry: Entry, path: Path, message: string): Problem {
  return { ...entry.problem(path, message, remedy), level: "warning" };
}
