import { publishedLocales } from "#published-locales";
import { knownLanguages, type Language } from "../languages.ts";
import { scriptOf } from "./script-of.ts";
import { untranslated } from "./untranslated.ts";

export type Locale = Language;

/** The languages whose pages are built, from content/hospital.yaml. */
export { publishedLocales };

/** The language without an address prefix; every text exists in it, and it is the fallback for others. */
export const defaultLocale: Locale = publishedLocales[0];

/** A word or sentence of content: one string for all languages, or one for each. */
export type Localized = string | ({ en: string } & Partial<Record<Locale, string>>);

/** Whether a shared text (a name, a degree) is in the script of the language. */
function hasLettersOf(locale: Locale, text: string): boolean {
  const script = scriptOf(locale);
  // A single letter may be a sign: "A+", "5 x 2".
  return new RegExp(script === "Latn" ? "[A-Za-z]{2}" : `\\p{Script=${script}}`, "u").test(text);
}

/**
 * The text in `locale`. Fallbacks and shared texts in another language are marked with that language, but not Latin
 * letters beside letters of `locale`, because voices of all languages can read Latin letters.
 */
export function translate(text: Localized, locale: Locale): string {
  const translation = typeof text === "string" ? text : text[locale];
  if (translation === undefined) return untranslated(inFirst(text), defaultLocale);
  const isMixed = hasLettersOf(locale, translation);
  const hasItsLetters = (language: Locale) =>
    scriptOf(language) !== scriptOf(locale) &&
    !(isMixed && scriptOf(language) === "Latn") &&
    hasLettersOf(language, translation);
  const writtenIn = translation === text && [...publishedLocales, ...knownLanguages].find(hasItsLetters);
  return writtenIn ? untranslated(translation, writtenIn) : translation;
}

export function inAllLanguages(text: Localized = ""): string[] {
  return typeof text === "string" ? [text] : Object.values(text);
}

/** The text in the first language, by which records name each other's rows. */
export function inFirst(text: Localized): string {
  return typeof text === "string" ? text : (text as Record<Locale, string>)[defaultLocale];
}

/** `/about` → `/about` in English, `/hi/about` in Hindi; `/` → `/hi`. External addresses stay as they are. */
export function localePath(path: string, locale: Locale): string {
  if (!path.startsWith("/") || locale === defaultLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** `/hi/about` → `/about`, `/hi` → `/`, `/about` → `/about`. */
export function withoutLocale(route: string): string {
  const locale = pathLocale(route);
  return locale === defaultLocale ? route : route.slice(`/${locale}`.length) || "/";
}

/** The language of an address: `/hi/about` → `hi`, `/about` → `en`. */
export function pathLocale(path: string): Locale {
  return publishedLocales.find((locale) => `${path}/`.startsWith(`/${locale}/`)) ?? defaultLocale;
}

/** For `getStaticPaths` of a page with one address: the same page once per published language. */
export function localePages() {
  return publishedLocales.map((locale) => ({
    params: { locale: locale === defaultLocale ? undefined : locale },
    props: { locale },
  }));
}
