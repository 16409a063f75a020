import { commaList } from "./comma-list.ts";
import type { Locale } from "./locales.ts";

/** "Asha Hospital, Pune"; a name that contains the city stays as it is: "Pune Eye Hospital". */
export function nameAndCity(name: string, city: string, locale: Locale): string {
  return wordsIn(name).includes(wordsIn(city)) ? name : commaList([name, city], locale);
}

/** The words with spaces around them, so that "Puneet" doesn't contain "Pune". */
function wordsIn(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{M}]+/gu, " ").trim()} `;
}
