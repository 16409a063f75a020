import { z } from "astro/zod";
import { sample } from "./fields/sample.ts";
import { line } from "./fields/texts.ts";

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
  });
