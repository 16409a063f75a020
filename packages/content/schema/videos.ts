import { z } from "astro/zod";
import { problem } from "../messages/schema-code.ts";
import type { Pictures } from "./collection.ts";
import { videoAddressMistake } from "./fields/mistakes.ts";
import { sample } from "./fields/sample.ts";
import { localized, rowId } from "./fields/texts.ts";
import { day } from "./fields/times.ts";

export const videos = ({ image }: Pictures) =>
  z.strictObject({
    videos: z
      .array(
        z.strictObject({
          id: rowId(),
          title: localized(),
          text: localized().optional().meta({ help: "videos.text" }),
          url: z
            .string()
            .regex(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/, problem("youTubeAddress"))
            .meta({ mistake: videoAddressMistake }),
          poster: image(),
          uploaded: day().optional().meta({ help: "videos.uploaded" }),
          sample: sample(),
        }),
      )
      .min(1),
  });
