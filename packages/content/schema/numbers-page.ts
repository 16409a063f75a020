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
    intro: paragraph().describe("What the hospital never asks for, in a sentence or two"),
    list: z
      .strictObject({ title: localized(), text: paragraph().optional() })
      .describe("Above the list of all numbers"),
    others: z
      .array(z.strictObject({ label: localized(), number: phone(), checkedOn: rungOn() }))
      .default([])
      .describe("Numbers of the hospital that stand nowhere else, as those that it calls from"),
    sections: z.array(titledLines()).min(1),
    helpline: helpline().optional().describe("Whom to call when a number is not ours: the name of a helpline"),
  });
