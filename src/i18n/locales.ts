import { untranslated } from "./untranslated.ts";

/** Every language that content may be written in; the first is the one without a prefix in the address. */
export const locales = ["en", "hi"] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "en";

/** The languages whose pages are built. */
export const publishedLocales: readonly Locale[] = ["en", "hi"];

/** A word or sentence of content: one string for all languages, or one for each. */
export type Localized = string | { en: string; hi?: string };

/**
 * The text in `locale`. English words on a page of another language are marked as such: those that stand in for a
 * translation, and names and degrees that are the same everywhere.
 */
export function translate(text: Localized, locale: Locale): string {
  const own = typeof text === "string" ? text : text[locale];
  const shown = own ?? (text as { en: string }).en;
  const isEnglish = own === undefined || (own === text && /[A-Za-z]{2}/.test(own));
  return locale !== defaultLocale && isEnglish ? untranslated(shown) : shown;
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
  return locales.find((locale) => `${path}/`.startsWith(`/${locale}/`)) ?? defaultLocale;
}

/** For `getStaticPaths` of a page with one address: the same page once per published language. */
export function localePages() {
  return publishedLocales.map((locale) => ({ params: localeParams(locale), props: { locale } }));
}

export function localeParams(locale: Locale) {
  return { locale: locale === defaultLocale ? undefined : locale };
}
