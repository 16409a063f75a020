import { z } from "astro/zod";
import { linkedLines } from "./fields/links.ts";
import { pageBasics } from "./fields/pages.ts";
import { localized, paragraph } from "./fields/texts.ts";

/** Pages of text, linked in every footer. */
export const textPages = () =>
  z.strictObject({
    ...pageBasics,
    headline: localized().describe("The short line above the page's title"),
    intro: paragraph(),
    sections: z.array(linkedLines()).min(1),
  });
