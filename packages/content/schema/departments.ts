import { z } from "astro/zod";
import { medicalSpecialties, schemaTypes } from "../vocabulary.ts";
import type { Pictures } from "./collection.ts";
import { fees } from "./fields/facts.ts";
import { linkedLines } from "./fields/links.ts";
import { banner, reviewedBasics } from "./fields/pages.ts";
import { at, danger } from "./fields/references.ts";
import { localized, searchWords, titledLines, titledText } from "./fields/texts.ts";

/** One file per department; the file name is the address: `cardiology.yaml`. */
export const departments = ({ image }: Pictures) =>
  z.strictObject({
    ...reviewedBasics,
    tile: localized().meta({ help: "departments.tile" }),
    banner: banner(image),
    schemaType: z.enum(schemaTypes).meta({ isRare: true }),
    medicalSpecialty: z.enum(medicalSpecialties).optional().meta({ launch: "specialities", isRare: true }),
    fees: fees("fees.ofDepartment"),
    summary: localized().meta({ help: "departments.summary" }),
    words: searchWords().optional().meta({ help: "departments.words" }),
    at: at(),
    isEmergency: z.boolean().default(false).meta({ help: "departments.isEmergency" }),
    comeAtOnce: z.array(localized()).optional().meta({ help: "departments.comeAtOnce" }),
    firstAid: z
      .array(
        titledLines()
          .partial({ points: true })
          .extend({
            dangers: z.array(danger()).optional().meta({ help: "departments.firstAid.dangers" }),
          }),
      )
      .optional()
      .meta({ help: "departments.firstAid" }),
    conditions: z.array(titledText()).optional().meta({ help: "departments.conditions" }),
    treatments: z.array(titledText()).optional(),
    services: z.array(localized()).optional(),
    procedures: z.array(localized()).optional().meta({ help: "departments.procedures" }),
    more: z.array(linkedLines()).optional().meta({ help: "departments.more" }),
    whyChooseUs: z.array(titledText()).min(1).optional(),
  });
