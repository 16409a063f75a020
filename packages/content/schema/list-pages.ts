import { z } from "astro/zod";
import { pageBasics } from "./fields/pages.ts";
import { departmentIfThere, doctor } from "./fields/references.ts";
import { localized, paragraph } from "./fields/texts.ts";

/** The pages that are a title, a banner and a list that comes from elsewhere. */
export const listPages = () =>
  z.strictObject({
    ...pageBasics,
    headline: localized().describe("The short line above the page's title"),
    intro: paragraph(),
    departments: z.array(departmentIfThere()).optional().describe("All Specialities: its tiles in their order"),
    doctors: z
      .array(doctor().meta({ reference: "doctor", mayBeGone: true }))
      .optional()
      .describe("Doctors: their order; who is not in the list comes after the others, by name"),
  });
