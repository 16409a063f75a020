import { knownLanguages, type Language, type Languages } from "../languages.ts";
import { fault } from "../messages/write-problem.ts";
import { metaOf } from "../record/meta.ts";
import { isGroup, valueAt } from "../record/values.ts";
import { scriptOf } from "../text/script-of.ts";
import { isLocalized } from "../text/translation.ts";
import { fieldsOfEntry } from "./entry-cache.ts";
import { fileProblem, type Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";

/** Missing translations. Only warnings: pages show the text in the main language, marked as such. */
export function translationProblems(entries: Entry[], [main, ...translations]: Languages): Problem[] {
  return translations.flatMap((locale) =>
    entries.flatMap((entry) => {
      if (entry.locale === undefined) return rowProblems(entry, main, locale);
      return entry.locale === main ? proseProblems(entry, entries, main, locale) : [];
    }),
  );
}

/** One warning for each language with texts that the site doesn't show, for example after its removal from `languages`. */
export function hiddenLanguageProblems(entries: Entry[], languages: Languages): Problem[] {
  const hospital = entries.find(({ collection }) => collection === "hospital");
  if (!hospital) return [];
  const hidden = knownLanguages.filter((language) => !languages.includes(language));
  return hidden.flatMap((language) => {
    const counts = new Map(entries.map((entry) => [entry.path, textsIn(entry, language)]));
    const files = [...counts].flatMap(([path, texts]) => (texts > 0 ? path : []));
    if (files.length === 0) return [];
    const count = [...counts.values()].reduce((sum, texts) => sum + texts, 0);
    return hospital.problem(["languages"], fault("languageNotShown", { language, count, files }), { level: "warning" });
  });
}

/** The number of texts of a record in this language. Search words may be in any language. */
function textsIn(entry: Entry, language: Language): number {
  if (entry.locale) return Number(entry.locale === language);
  return fieldsOfEntry(entry).filter(
    ({ shape, value }) =>
      (isLocalized(shape) || metaOf(shape).isInAnyLanguage) && typeof valueAt(value, [language]) === "string",
  ).length;
}

/** A text in the letters of another language. Names and abbreviations may be. */
function isForeign(text: string, locale: Language): boolean {
  const script = scriptOf(locale);
  if (script === "Latn" || RegExp(`\\p{Script=${script}}`, "u").test(text)) return false;
  // Addresses and file names aren't translated.
  const words = text.replaceAll(/\S*(?:@|\/|www\.)\S*/g, "").match(/\p{Script=Latin}+/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !/^(?:of|and|the|for|in|at|on)$/.test(word));
  return words.length >= 3 && small.length >= 2;
}

/** Rows that contain all their languages: `{ en: …, hi: … }`. */
function rowProblems(entry: Entry, main: Language, locale: Language): Problem[] {
  return fieldsOfEntry(entry).flatMap(({ shape, value, path }) => {
    if (!isLocalized(shape) || !isGroup(value) || !value[main]) return [];
    if (typeof value[locale] === "string" && isForeign(value[locale], locale))
      return entry.problem([...path, locale], fault("otherScript", { language: locale }), { level: "warning" });
    if (value[locale]) return [];
    const text = String(value[main]);
    return entry.problem(path, fault("notTranslated", { text, language: locale, main }), { level: "warning" });
  });
}

function proseProblems(original: Entry, entries: Entry[], main: Language, locale: Language): Problem[] {
  const path = original.path.replace(`.${original.locale}.`, `.${locale}.`);
  const translation = entries.find((entry) => entry.path === path);
  if (translation?.body && isForeign(translation.body, locale))
    return [translation.problem(["body"], fault("otherScript", { language: locale }), { level: "warning" })];
  if (translation) return [];
  return [fileProblem(original.path, fault("proseNotTranslated", { path, language: locale, main }), "warning")];
}
