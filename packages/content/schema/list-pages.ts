import { z } from "astro/zod";
import { pageBasics } from "./fields/pages.ts";
import { departmentIfThere, doctor } from "./fields/references.ts";
import { localized, paragraph } from "./fields/texts.ts";

/** Pages with a title, a banner and the list of another collection. */
export const listPages = () =>
  z.strictObject({
    ...pageBasics,
    headline: localized().meta({ help: "listPages.headline" }),
    intro: paragraph(),
    departments: z.array(departmentIfThere()).optional().meta({ help: "listPages.departments" }),
    doctors: z
      .array(doctor().meta({ reference: "doctor", mayBeGone: true }))
      .optional()
      .meta({ help: "listPages.doctors" }),
  });
