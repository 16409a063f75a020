import { z } from "astro/zod";
import { medicalSpecialties, schemaTypes } from "../vocabulary.ts";
import type { Pictures } from "./collection.ts";
import { fees } from "./fields/facts.ts";
import { linkedLines } from "./fields/links.ts";
import { banner, reviewedBasics } from "./fields/pages.ts";
import { at, danger } from "./fields/references.ts";
import { line, localized, searchWords, titledLines, titledText } from "./fields/texts.ts";

/** One file per department; the file name is the address: `cardiology.yaml`. */
export const departments = ({ image }: Pictures) =>
  z.strictObject({
    ...reviewedBasics,
    tile: localized().describe("The name on its card and tile"),
    banner: banner(image),
    schemaType: z.enum(schemaTypes),
    medicalSpecialty: z.enum(medicalSpecialties).optional(),
    fees: fees("of its doctors; a doctor's own count first"),
    summary: localized().describe("One line for its card"),
    words: searchWords()
      .extend({
        alsoTyped: z
          .array(line())
          .optional()
          .describe("For the search alone, in any language: short forms, other spellings"),
      })
      .optional()
      .describe("What people call what is treated here: for the A to Z and the search"),
    at: at(),
    isEmergency: z
      .boolean()
      .default(false)
      .describe("Lives are in danger here: its button calls the emergency number, and no booking banner follows"),
    comeAtOnce: z.array(localized()).optional().describe("Signs that cannot wait, each ends «Come at once if …»"),
    firstAid: z
      .array(
        titledLines()
          .partial({ points: true })
          .extend({
            dangers: z.array(danger()).optional().describe("Dangers whose advice stands here as the red box gives it"),
          }),
      )
      .optional()
      .describe("What to do until help comes: right after these signs"),
    conditions: z.array(titledText()).optional().describe("What is treated here"),
    treatments: z.array(titledText()).optional(),
    services: z.array(localized()).optional(),
    procedures: z.array(localized()).optional().describe("Surgeries and procedures"),
    more: z.array(linkedLines()).optional().describe("Further sections of this department's own"),
    whyChooseUs: z.array(titledText()).min(1).optional(),
  });
