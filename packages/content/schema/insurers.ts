import { z } from "astro/zod";
import { sample } from "./fields/sample.ts";
import { line, localized, paragraph } from "./fields/texts.ts";

export const insurers = () =>
  z.strictObject({
    insurers: z
      .array(
        z.strictObject({
          name: line(),
          kind: z.enum(["insurer", "administrator"]),
          aliases: z.array(line()).optional().describe("Former and short names"),
          devanagari: z
            .array(line())
            .optional()
            .describe(
              "The name in Devanagari, which pages in Hindi show before the other one; further spellings are only searched",
            ),
          strip: z.boolean().default(true).describe("Shown in the moving strip on the home page"),
          sample: sample(),
        }),
      )
      .min(1),
    schemes: z
      .array(
        z.strictObject({
          name: localized(),
          alsoTyped: z
            .array(line())
            .optional()
            .describe("For the search alone, in any language: short forms, other spellings"),
          empanelled: z.enum(["yes", "no", "ask"]).describe("Whether the hospital is on the scheme's list today"),
          text: paragraph().describe("Whom it is for, what to bring, and to which desk"),
          sample: sample(),
        }),
      )
      .optional()
      .describe("Health schemes of governments and public employers"),
  });
