import { z } from "astro/zod";
import type { Pictures } from "./collection.ts";
import { focus } from "./fields/focus.ts";
import { sample } from "./fields/sample.ts";
import { description, localized, paragraph } from "./fields/texts.ts";

/** One file per people page; the file name is the address, members show in file order. */
export const people = ({ image }: Pictures) =>
  z.strictObject({
    title: localized(),
    description: localized(description()),
    headline: localized().describe("The short line above the page's title"),
    intro: paragraph(),
    members: z
      .array(
        z.strictObject({
          name: localized().describe('"N/A" while the person is not known'),
          degree: localized().optional(),
          role: localized().optional().describe("Shown in brackets under the name"),
          photo: image().optional(),
          focus: focus(),
          sample: sample(),
        }),
      )
      .min(1),
  });
