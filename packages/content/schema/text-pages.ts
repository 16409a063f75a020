import { z } from "astro/zod";
import { httpsUrl, linkedLines } from "./fields/links.ts";
import { pageBasics } from "./fields/pages.ts";
import { localized, paragraph } from "./fields/texts.ts";
import { day } from "./fields/times.ts";

/** Pages of text, linked in every footer. */
export const textPages = () =>
  z.strictObject({
    ...pageBasics,
    headline: localized().describe("The short line above the page's title"),
    intro: paragraph(),
    sections: z.array(linkedLines()).min(1),
    audit: z
      .strictObject({
        by: localized(),
        on: day(),
        report: httpsUrl().optional().describe("Where it is to be read"),
      })
      .optional()
      .describe("Of the statement on accessibility: who tested the site, beside those who made it"),
  });
