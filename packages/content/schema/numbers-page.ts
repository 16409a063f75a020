import { z } from "astro/zod";
import { phone } from "./fields/links.ts";
import { pageBasics } from "./fields/pages.ts";
import { helpline } from "./fields/references.ts";
import { localized, paragraph, titledLines } from "./fields/texts.ts";
import { phoneCheckedOn } from "./fields/times.ts";

/** The page with the hospital's own numbers, and with the data that the hospital never requests by phone. */
export const numbersPage = () =>
  z.strictObject({
    ...pageBasics,
    headline: localized(),
    intro: paragraph().meta({ help: "numbersPage.intro" }),
    list: z.strictObject({ title: localized(), text: paragraph().optional() }).meta({ help: "numbersPage.list" }),
    others: z
      .array(z.strictObject({ label: localized(), number: phone(), checkedOn: phoneCheckedOn() }))
      .default([])
      .meta({ help: "numbersPage.others" }),
    sections: z.array(titledLines()).min(1),
    helpline: helpline().optional().meta({ help: "numbersPage.helpline" }),
  });
