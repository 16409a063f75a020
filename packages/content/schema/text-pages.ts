import { z } from "astro/zod";
import { httpsUrl, linkedLines, ownPhone } from "./fields/links.ts";
import { pageBasics } from "./fields/pages.ts";
import { localized, paragraph } from "./fields/texts.ts";
import { day } from "./fields/times.ts";

/** Text pages, linked in every footer. */
export const textPages = () =>
  z.strictObject({
    ...pageBasics,
    headline: localized().meta({ help: "textPages.headline" }),
    intro: paragraph(),
    sections: z
      .array(
        linkedLines().extend({ phones: z.array(ownPhone()).optional().meta({ help: "textPages.sections.phones" }) }),
      )
      .min(1),
    audit: z
      .strictObject({
        by: localized(),
        on: day().meta({ launch: "past-day" }),
        report: httpsUrl().optional().meta({ help: "textPages.audit.report" }),
      })
      .optional()
      .meta({ help: "textPages.audit" }),
  });
