import { z } from "astro/zod";
import type { Pictures } from "./collection.ts";
import { focus, portrait } from "./fields/focus.ts";
import { sample } from "./fields/sample.ts";
import { localized, paragraph, rowId } from "./fields/texts.ts";

export const testimonials = ({ image }: Pictures) =>
  z.strictObject({
    testimonials: z
      .array(
        z.strictObject({
          id: rowId(),
          name: localized(),
          text: paragraph(),
          stars: z.int().min(1).max(5).meta({ help: "testimonials.stars" }),
          photo: portrait(image),
          focus: focus(),
          sample: sample(),
        }),
      )
      .min(1),
  });
