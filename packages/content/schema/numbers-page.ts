import { z } from "astro/zod";
import { phone } from "./fields/links.ts";
import { pageBasics } from "./fields/pages.ts";
import { helpline } from "./fields/references.ts";
import { localized, paragraph, titledLines } from "./fields/texts.ts";
import { rungOn } from "./fields/times.ts";

/** The page that says which numbers are the hospital's own, and what it never asks for on the phone. */
export const numbersPage = () =>
  z.strictObject({
    ...pageBasics,
    headline: localized(),
    intro: paragraph().meta({ help: "numbersPage.intro" }),
    list: z.strictObject({ title: localized(), text: paragraph().optional() }).meta({ help: "numbersPage.list" }),
    others: z
      .array(z.strictObject({ label: localized(), number: phone(), checkedOn: rungOn() }))
      .default([])
      .meta({ help: "numbersPage.others" }),
    sections: z.array(titledLines()).min(1),
    helpline: helpline().optional().meta({ help: "numbersPage.helpline" }),
  });
