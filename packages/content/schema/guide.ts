import { z } from "astro/zod";
import type { Pictures } from "./collection.ts";
import { linkedLines } from "./fields/links.ts";
import { banner, pageBasics, reviews } from "./fields/pages.ts";
import { localized, paragraph, titledText } from "./fields/texts.ts";

/** The visitor's guide. /visiting also shows the hours, /directions the address and the floor plan. */
export const guide = ({ image }: Pictures) =>
  z.strictObject({
    ...pageBasics,
    isMedical: z.boolean().default(false).meta({ help: "guide.isMedical" }),
    review: reviews().meta({ appliesIf: ({ isMedical }) => isMedical === true }),
    banner: banner(image),
    notice: paragraph(),
    topics: z.strictObject({
      title: localized(),
      text: paragraph().optional(),
      points: z.array(titledText()).min(1),
    }),
    sections: z.array(linkedLines()).min(1),
  });
