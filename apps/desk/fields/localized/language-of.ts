import { defaultLocale, type Locale, publishedLocales } from "@hospital/content/text/locales";
import { scriptOf } from "@hospital/content/text/script-of";

/** Latin letters occur in texts of all languages: "OPD". */
const byScript = publishedLocales.toSorted((a, b) => Number(scriptOf(a) === "Latn") - Number(scriptOf(b) === "Latn"));

/** The language of the site in whose letters a text is written. */
export function languageOf(text: string): Locale {
  const isIn = (locale: Locale) => new RegExp(`\\p{Script=${scriptOf(locale)}}`, "u").test(text);
  return byScript.find(isIn) ?? defaultLocale;
}
