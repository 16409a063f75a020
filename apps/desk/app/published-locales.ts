import { knownLanguages, type Languages } from "@hospital/content/languages";

/*
 * Replaces packages/content/text/published-locales.ts in the browser: main.tsx fetches the session before other modules
 * import this.
 */

declare global {
  var sessionLanguages: Languages | undefined;
}

export const publishedLocales: Languages = globalThis.sessionLanguages ?? knownLanguages;
