import type { Language, Languages } from "../site/languages.ts";
import { isLocalized } from "../src/i18n/translation.ts";
import { fieldsOfEntry } from "./entry-cache.ts";
import { languageNames } from "./labels.ts";
import { fileProblem, type Problem, shorten } from "./problem.ts";
import type { Entry } from "./read-entry.ts";
import { isGroup } from "./shapes.ts";

const remedy = (main: Language) => `Add it; until then the page shows the ${languageNames[main]} text there.`;

/** Missing translations. Only warnings: pages show the text in the main language, marked as such. */
export function translationProblems(entries: Entry[], [main, ...translations]: Languages): Problem[] {
  return translations.flatMap((locale) =>
    entries.flatMap((entry) => {
      if (entry.locale === undefined) return rowProblems(entry, main, locale);
      return entry.locale === main ? proseProblems(entry, entries, main, locale) : [];
    }),
  );
}

/** Rows that hold their languages together: `{ en: …, hi: … }`. */
function rowProblems(entry: Entry, main: Language, locale: Language): Problem[] {
  return fieldsOfEntry(entry).flatMap(({ shape, value, path }) => {
    if (!isLocalized(shape) || !isGroup(value) || !value[main] || value[locale]) return [];
    const message = `"${shorten(String(value[main]))}" has no ${languageNames[locale]} words.`;
    return { ...entry.problem(path, message, remedy(main)), level: "warning" as const };
  });
}

function proseProblems(original: Entry, entries: Entry[], main: Language, locale: Language): Problem[] {
  const path = original.path.replace(`.${original.locale}.`, `.${locale}.`);
  if (entries.some((entry) => entry.path === path)) return [];
  return [
    fileProblem(original.path, `There is no ${languageNames[locale]} text: ${path}.`, remedy(main), {
      level: "warning",
    }),
  ];
}
