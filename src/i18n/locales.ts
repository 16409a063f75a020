/** Every language that content may be written in; the first is the one without a prefix in the address. */
export const locales = ["en", "hi"] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "en";

/** The languages whose pages are built. Add "hi" here once the Hindi texts are complete. */
export const publishedLocales: readonly Locale[] = ["en"];

/** A word or sentence of content: one string for all languages, or one for each. */
export type Localized = string | { en: string; hi?: string };

/** The text in `locale`, or the English one while there is no translation. */
export function translate(text: Localized, locale: Locale): string {
  return typeof text === "string" ? text : (text[locale] ?? text.en);
}

/** `/about` → `/about` in English, `/hi/about` in Hindi; `/` → `/hi`. External addresses stay as they are. */
export function localePath(path: string, locale: Locale): string {
  if (!path.startsWith("/") || locale === defaultLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
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
