import { z } from "astro/zod";
import { route } from "./fields/links.ts";
import { sample } from "./fields/sample.ts";
import { line, localized, paragraph, searchWords } from "./fields/texts.ts";

/** The tests and scans that the hospital does: one file, `tests.yaml`. Nothing stands here that has not been said by who does them. */
export const tests = () =>
  z.strictObject({
    tests: z
      .array(
        z.strictObject({
          id: z
            .string()
            .regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens, as "vitamin-d"')
            .describe("The end of its address, as vitamin-d"),
          name: localized(),
          words: searchWords().describe("What people call it; those of the page's language stand under its name"),
          what: paragraph().optional().describe("What it looks at, in a sentence"),
          before: paragraph().optional().describe("Whether one may eat, drink and take medicines before it"),
          bring: paragraph().optional().describe("What to bring"),
          tell: paragraph().optional().describe("What to tell the staff"),
          page: route().describe("The page of the laboratory or department that does it"),
          counter: line()
            .meta({ reference: "counter" })
            .optional()
            .describe("Where the hours are from: its English name, as the hours have it"),
          report: paragraph().optional().describe("When the report is ready, and where"),
          rate: line()
            .meta({ reference: "rate" })
            .optional()
            .describe("Its price: the English name of a row of the rates; empty: ask"),
          sample: sample(),
        }),
      )
      .min(1),
  });
