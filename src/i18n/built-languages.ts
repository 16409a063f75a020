/** For browsers: what content-check/languages.ts reads, written in place of the name by the build. */
declare const LANGUAGES: readonly string[];

export const languages: readonly string[] | undefined = LANGUAGES;
