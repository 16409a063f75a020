import { z } from "astro/zod";
import { httpsUrl, route } from "./fields/links.ts";
import { line, localized } from "./fields/texts.ts";
import { day } from "./fields/times.ts";

/** National and state helplines, and the pages they show on: one file, `helplines.yaml`. */
export const helplines = () =>
  z.strictObject({
    helplines: z
      .array(
        z.strictObject({
          id: line(),
          number: z
            .string()
            .regex(/^\d{3,6}$/, 'must be 3 to 6 digits in quotes, as "112"')
            .meta({ form: "short number" }),
          name: localized(),
          for: localized().describe("What it helps with"),
          hours: localized(),
          languages: localized().describe("Which languages are spoken there"),
          source: httpsUrl().describe("The official page that names the number; not shown"),
          checkedOn: day()
            .optional()
            .describe("When somebody last looked it up there, and rang it in this hospital's State; not shown"),
          isAmbulance: z
            .boolean()
            .default(false)
            .describe("It sends an ambulance: the hospital's own stands before it"),
          pages: z
            .array(route())
            .describe("Where it stands, at the end of the page; the not-found page has those of /offline"),
        }),
      )
      .min(1)
      .refine(
        (rows) =>
          Object.values(
            Object.groupBy(
              rows.flatMap(({ pages }) => pages),
              (page) => page,
            ),
          ).every((same = []) => same.length <= 2),
        "must have at most two numbers for the same page",
      ),
  });
