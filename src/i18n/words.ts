import { dictionaries } from "./dictionaries.ts";
import type { InterfaceWords } from "./en.ts";
import type { Locale } from "./locales.ts";

export function words(locale: Locale): InterfaceWords {
  return dictionaries[locale];
}

/** `withReason("Not today", "on leave")` → "Not today (on leave)". */
export function withReason(text: string, why: string | undefined): string {
  return why ? `${text} (${why})` : text;
}

/** `fill("Play: {title}", { title: "Hand washing" })` → `Play: Hand washing`. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => `${values[key] ?? ""}`);
}
