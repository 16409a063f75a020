import { knownLanguages as known, type Languages, languagesOf } from "../languages.ts";

/** For Node; browsers get built-languages.ts. */
export const knownLanguages: Languages = known;

/** The languages of the site that is built. */
export const siteLanguages: Languages = languagesOf(".");
