import { z } from "astro/zod";
import { reviewedBasics } from "./fields/pages.ts";
import { localized, paragraph, titledLines } from "./fields/texts.ts";

/** The page of all tests and scans: its list is `tests.yaml`. */
export const testsPage = () =>
  z.strictObject({
    ...reviewedBasics,
    headline: localized(),
    intro: paragraph(),
    notice: paragraph(),
    bring: titledLines().optional().meta({ help: "testsPage.bring" }),
  });
