import type { Language, Languages } from "../languages.ts";
import { isGroup } from "../record/fields.ts";
import { isLocalized } from "../text/translation.ts";
import { fieldsOfEntry } from "./entry-cache.ts";
import { languageNames } from "./labels.ts";
import { fileProblem, type Problem, shorten } from "./problem.ts";
import type { Entry } from "./read-entry.ts";

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

/** A text in the letters of another language. Names and abbreviations may be. */
function isForeign(text: string, locale: Language): boolean {
  const { script } = new Intl.Locale(locale).maximize();
  if (script === "Latn" || RegExp(`\\p{Script=${script}}`, "u").test(text)) return false;
  // Addresses and file names are no words.
  const words = text.replaceAll(/\S*(?:@|\/|www\.)\S*/g, "").match(/\p{Script=Latin}+/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !/^(?:of|and|the|for|in|at|on)$/.test(word));
  return words.length >= 3 && small.length >= 2;
}

const foreign = (locale: Language): [message: string, fix: string] => [
  `The ${languageNames[locale]} text is in other letters.`,
  `Translate it, or take it out: then the page marks the text as one in another language.`,
];

/** Rows that hold their languages together: `{ en: …, hi: … }`. */
function rowProblems(entry: Entry, main: Language, locale: Language): Problem[] {
  return fieldsOfEntry(entry).flatMap(({ shape, value, path }) => {
    if (!isLocalized(shape) || !isGroup(value) || !value[main]) return [];
    if (typeof value[locale] === "string" && isForeign(value[locale], locale))
      return entry.problem([...path, locale], ...foreign(locale), { level: "warning" });
    if (value[locale]) return [];
    const message = `"${shorten(String(value[main]))}" has no ${languageNames[locale]} words.`;
    return { ...entry.problem(path, message, remedy(main)), level: "warning" as const };
  });
}

function proseProblems(original: Entry, entries: Entry[], main: Language, locale: Language): Problem[] {
  const path = original.path.replace(`.${original.locale}.`, `.${locale}.`);
  const translation = entries.find((entry) => entry.path === path);
  if (translation?.body && isForeign(translation.body, locale))
    return [translation.problem(["body"], ...foreign(locale), { level: "warning" })];
  if (translation) return [];
  return [
    fileProblem(original.path, `There is no ${languageNames[locale]} text: ${path}.`, remedy(main), {
      level: "warning",
    }),
  ];
}
