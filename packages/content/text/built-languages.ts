import type { Languages } from "../languages.ts";

/** For browsers: the data of site-languages.ts, inserted by the build. */
declare const LANGUAGES: Languages;

/** Scripts need no other language, and no dictionary. */
export const knownLanguages: Languages = LANGUAGES;

export const siteLanguages: Languages = LANGUAGES;
