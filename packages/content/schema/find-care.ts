import { z } from "astro/zod";
import { reviewedBasics } from "./fields/pages.ts";
import { localized, paragraph, titledText } from "./fields/texts.ts";

export const findCare = () =>
  z.strictObject({
    ...reviewedBasics,
    headline: localized(),
    intro: paragraph(),
    redFlags: z.strictObject({ title: localized(), signs: z.array(localized()).min(1) }),
    notice: paragraph().meta({ help: "findCare.notice" }),
    letters: titledText().meta({ help: "findCare.letters" }),
  });
