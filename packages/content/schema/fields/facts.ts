import { z } from "astro/zod";
import { countedThings } from "../../vocabulary.ts";
import { localized } from "./texts.ts";

/** The source of a number that the hospital advertises; the page shows year and source in small print. */
export const proof = <Text extends z.ZodType>(text: Text) => ({
  counts: z.enum(countedThings).optional().meta({ help: "proof.counts" }),
  perYear: z.boolean().default(false).meta({ help: "proof.perYear" }),
  year: z.int().min(1900).max(2100).meta({ help: "proof.year", launch: "past-year" }),
  source: text.meta({ help: "proof.source" }),
});

/** Such a number, and the counted things. */
export const fact = <Text extends z.ZodType>(text: Text) => {
  const { year, source, ...rest } = proof(text);
  return z.strictObject({
    number: localized(),
    label: text,
    ...rest,
    year: year.optional(),
    source: source.optional(),
  });
};

export const fees = (help: "fees.ofDoctor" | "fees.ofDepartment") =>
  z
    .strictObject({
      first: z.int().min(0).max(100_000).meta({ help: "fees.first" }),
      next: z.int().min(0).max(100_000).optional().meta({ help: "fees.next" }),
    })
    .optional()
    .meta({ help });
