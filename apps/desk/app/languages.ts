import type { Language, Languages } from "@hospital/content/languages";

/* What packages/content/languages.ts is in the browser: main.tsx asks the server for the site's languages before anything imports this. */

/** Inserted by the build. */
declare const KNOWN_LANGUAGES: readonly [Language, ...Language[]];

declare global {
  var languagesOfSite: Languages | undefined;
}

export const knownLanguages = KNOWN_LANGUAGES;

export const siteLanguages: Languages = globalThis.languagesOfSite ?? knownLanguages;
