import { z } from "astro/zod";
import { pageBasics } from "./fields/pages.ts";
import { localized, paragraph, titledLines } from "./fields/texts.ts";

/** Pages about the site itself, linked in every footer. */
export const textPages = () =>
  z.strictObject({
    ...pageBasics,
    headline: localized().describe("The short line above the page's title"),
    intro: paragraph(),
    sections: z.array(titledLines()).min(1),
  });
