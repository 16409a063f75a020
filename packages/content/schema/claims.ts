import { z } from "astro/zod";
import { proof } from "./fields/facts.ts";
import { route } from "./fields/links.ts";
import { sample } from "./fields/sample.ts";
import { localized } from "./fields/texts.ts";

/** The sources of numbers within texts: one file, `claims.yaml`. */
export const claims = () =>
  z.strictObject({
    claims: z.array(
      z.strictObject({
        text: localized().meta({ help: "claims.text" }),
        ...proof(localized()),
        pages: z.array(route()).min(1).meta({ help: "claims.pages" }),
        sample: sample(),
      }),
    ),
  });
