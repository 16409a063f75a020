import { commaList } from "./comma-list.ts";
import type { Locale } from "./locales.ts";

/** "Asha Hospital, Pune"; a name that contains the city stays as it is: "Pune Eye Hospital". */
export function nameAndCity(name: string, city: string, locale: Locale): string {
  return name.includes(city) ? name : commaList([name, city], locale);
}
