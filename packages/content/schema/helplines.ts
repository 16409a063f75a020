import { z } from "astro/zod";
import { problem } from "../messages/schema-code.ts";
import { httpsUrl, route } from "./fields/links.ts";
import { localized, rowId } from "./fields/texts.ts";
import { day } from "./fields/times.ts";

/** National and state helplines, and the pages they show on: one file, `helplines.yaml`. */
export const helplines = () =>
  z
    .strictObject({
      helplines: z
        .array(
          z.strictObject({
            id: rowId(),
            number: z
              .string()
              .regex(/^\d{3,6}$/, problem("shortNumber"))
              .meta({ fieldType: "shortNumber" }),
            name: localized(),
            for: localized().meta({ help: "helplines.for" }),
            hours: localized(),
            languages: localized().meta({ help: "helplines.languages" }),
            source: httpsUrl().meta({ help: "helplines.source" }),
            checkedOn: day().optional().meta({ help: "helplines.checkedOn" }),
            isAmbulance: z.boolean().default(false).meta({ help: "helplines.isAmbulance" }),
            pages: z.array(route()).meta({ help: "helplines.pages" }),
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
          problem("threeNumbersOnPage"),
        ),
    })
    .meta({ isVital: true });
