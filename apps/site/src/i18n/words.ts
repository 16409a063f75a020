import type { Locale } from "@hospital/content/text/locales";
import { dictionaries } from "./dictionaries.ts";
import type { InterfaceWords } from "./en.ts";

export function words(locale: Locale): InterfaceWords {
  return dictionaries[locale];
}
