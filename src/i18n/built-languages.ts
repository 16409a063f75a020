/** For browsers: what content-check/languages.ts reads, written in place of the name by the build. */
declare const LANGUAGES: readonly string[];

/** A script of the site needs no other, and none of their dictionaries. */
export const knownLanguages: readonly string[] = LANGUAGES;

export const siteLanguages: readonly string[] = LANGUAGES;
