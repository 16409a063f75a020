import type { Language, Languages } from "@hospital/content/languages";

/*
 * Replaces packages/content/languages.ts in the browser: main.tsx fetches the site's languages before other modules
 * import this.
 */

/** Inserted by the build. */
declare const KNOWN_LANGUAGES: readonly [Language, ...Language[]];

declare global {
  var languagesOfSite: Languages | undefined;
}

export const knownLanguages = KNOWN_LANGUAGES;

export const siteLanguages: Languages = globalThis.languagesOfSite ?? knownLanguages;
