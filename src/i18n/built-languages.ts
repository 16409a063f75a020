/** For browsers: the data of content-check/languages.ts, inserted by the build. */
declare const LANGUAGES: readonly string[];

/** Scripts need no other language, and no dictionary. */
export const knownLanguages: readonly string[] = LANGUAGES;

export const siteLanguages: readonly string[] = LANGUAGES;
