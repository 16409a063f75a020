import type { Locale } from "@hospital/content/text/locales";
import { scriptOf } from "@hospital/content/text/script-of";

interface InsurerNames {
  name: string;
  aliases?: string[] | undefined;
  devanagari?: string[] | undefined;
  alsoTyped?: string[] | undefined;
}

/** All names by which a search finds the insurer. */
export function searchNames({ name, aliases = [], devanagari = [], alsoTyped = [] }: InsurerNames): string[] {
  return [name, ...aliases, ...devanagari, ...alsoTyped];
}

/** The first name in the script of `locale`, if there is one. */
export function nameIn(locale: Locale, { name, devanagari = [], alsoTyped = [] }: InsurerNames): string {
  const letters = new RegExp(`\\p{Script=${scriptOf(locale)}}`, "u");
  return [name, ...devanagari, ...alsoTyped].find((text) => letters.test(text)) ?? name;
}
