import { z } from "astro/zod";
import { namedLink } from "./fields/links.ts";
import { pageBasics } from "./fields/pages.ts";
import { localized, paragraph } from "./fields/texts.ts";

/** The not-found page and the offline page. */
export const fallbackPages = () =>
  z.strictObject({
    ...pageBasics,
    headline: localized(),
    text: paragraph(),
    phonesTitle: localized(),
    pagesTitle: localized(),
    pages: z.array(namedLink()).min(1).meta({ help: "fallbackPages.pages" }),
  });
