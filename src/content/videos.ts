import { z } from "astro/zod";
import type { Pictures } from "./collection.ts";
import { sample } from "./fields/sample.ts";
import { line, localized } from "./fields/texts.ts";

export const videos = ({ image }: Pictures) =>
  z.strictObject({
    videos: z
      .array(
        z.strictObject({
          id: line(),
          title: localized(),
          url: z
            .string()
            .regex(
              /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
              'must be a YouTube address, as "https://www.youtube.com/watch?v=3PmVJQUCm4E"',
            )
            .meta({ form: "video's address" }),
          poster: image(),
          sample: sample(),
        }),
      )
      .min(1),
  });
