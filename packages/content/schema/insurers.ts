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
          aliases: z.array(line()).optional().meta({ help: "insurers.aliases" }),
          devanagari: z.array(line()).optional().meta({ help: "insurers.devanagari" }),
          alsoTyped: z.array(line()).optional().meta({ help: "insurers.alsoTyped" }),
          strip: z.boolean().default(true).meta({ help: "insurers.strip" }),
          sample: sample(),
        }),
      )
      .min(1),
    schemes: z
      .array(
        z.strictObject({
          name: localized(),
          alsoTyped: z.array(line()).optional().meta({ help: "insurers.schemes.alsoTyped" }),
          empanelled: z.enum(["yes", "no", "ask"]).meta({ help: "insurers.schemes.empanelled" }),
          text: paragraph().meta({ help: "insurers.schemes.text" }),
          sample: sample(),
        }),
      )
      .optional()
      .meta({ help: "insurers.schemes" }),
  });
