import type { Locale } from "@hospital/content/text/locales";
import { dictionaries } from "./dictionaries.ts";
import type { InterfaceMessages } from "./en.ts";

export function messages(locale: Locale): InterfaceMessages {
  return dictionaries[locale];
}
