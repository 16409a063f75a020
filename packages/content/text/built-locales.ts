import type { Languages } from "../languages.ts";

/** For browsers: the data of published-locales.ts, inserted by the build. */
declare const PUBLISHED_LOCALES: Languages;

export const publishedLocales: Languages = PUBLISHED_LOCALES;
