import { z } from "astro/zod";
import type { Pictures } from "./collection.ts";
import { sample } from "./fields/sample.ts";
import { localized, rowId } from "./fields/texts.ts";

export const photos = ({ image }: Pictures) =>
  z.strictObject({
    photos: z
      .array(
        z.strictObject({
          id: rowId(),
          picture: image(),
          caption: localized(),
          alt: localized().meta({ launch: "alt-texts" }),
          sample: sample(),
        }),
      )
      .min(1),
  });
