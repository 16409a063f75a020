import { en, type InterfaceWords } from "./en.ts";
import type { Locale } from "./locales.ts";

/** A language without words of its own yet speaks English. */
const dictionaries: Partial<Record<Locale, InterfaceWords>> = { en };

export function words(locale: Locale): InterfaceWords {
  return dictionaries[locale] ?? en;
}

/** `fill("Play: {title}", { title: "Hand washing" })` → `Play: Hand washing`. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ""));
}
