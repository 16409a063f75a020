/**
 * Every language that a site can have; apps/site/src/i18n/dictionaries.ts has its messages. In lists of languages, the
 * project adds at the end, and a hospital before Marathi, so that updates merge.
 */
// biome-ignore format: one language per line
export const knownLanguages = [
  "en",
  "hi",
  "mr",
  "ml",
  "te",
  "ta",
  "bn",
  "ur",
] as const;

export type Language = (typeof knownLanguages)[number];

/** The languages of one site. Addresses of the first have no prefix, and every text exists in it. */
export type Languages = readonly [main: Language, ...others: Language[]];
