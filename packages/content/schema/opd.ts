import { z } from "astro/zod";
import { pageBasics } from "./fields/pages.ts";
import { localized, paragraph, titledLines } from "./fields/texts.ts";

export const opd = () =>
  z.strictObject({
    ...pageBasics,
    headline: localized(),
    intro: paragraph(),
    notice: paragraph(),
    bring: titledLines().optional().meta({ help: "opd.bring" }),
  });
