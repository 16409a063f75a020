import { z } from "astro/zod";
import type { Pictures } from "./collection.ts";
import { sample } from "./fields/sample.ts";
import { line, localized } from "./fields/texts.ts";
import { day } from "./fields/times.ts";

export const videos = ({ image }: Pictures) =>
  z.strictObject({
    videos: z
      .array(
        z.strictObject({
          id: line(),
          title: localized(),
          text: localized().optional().describe("What one sees in it, in a sentence"),
          url: z
            .string()
            .regex(
              /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
              'must be a YouTube address, as "https://www.youtube.com/watch?v=3PmVJQUCm4E"',
            )
            .meta({ form: "video's address" }),
          poster: image(),
          uploaded: day().optional().describe("The day on which it was put there, for search engines"),
          sample: sample(),
        }),
      )
      .min(1),
  });
