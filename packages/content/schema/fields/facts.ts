import { z } from "astro/zod";
import { countedThings } from "../../vocabulary.ts";
import { localized } from "./texts.ts";

/** The source of a number that the hospital advertises; the page shows year and source in small print. */
export const proof = <Words extends z.ZodType>(words: Words) => ({
  counts: z.enum(countedThings).optional().describe("What it counts, if the site or another number counts that too"),
  perYear: z.boolean().default(false).describe("Of one year, not of all years"),
  year: z.int().min(1900).max(2100).describe("The year for which it was counted"),
  source: words.describe("Where it comes from, as hospital records"),
});

/** Such a number, and what was counted. */
export const fact = <Words extends z.ZodType>(words: Words) => {
  const { year, source, ...rest } = proof(words);
  return z.strictObject({
    number: localized(),
    label: words,
    ...rest,
    year: year.optional(),
    source: source.optional(),
  });
};

export const fees = (whose: string) =>
  z
    .strictObject({
      first: z.int().min(0).max(100_000).describe("Rupees for the first visit"),
      next: z.int().min(0).max(100_000).optional().describe("Rupees for each further visit"),
    })
    .optional()
    .describe(`What a visit in the OPD costs, ${whose}`);
