import { z } from "astro/zod";
import { ownPhone, route } from "./fields/links.ts";
import { sample } from "./fields/sample.ts";
import { localized, paragraph, searchWords } from "./fields/texts.ts";

/** Words by which the search finds pages; departments and insurers have theirs in their own files. */
export const everydayWords = () =>
  z.strictObject({
    pages: z
      .array(
        z.strictObject({
          page: route(),
          words: searchWords().meta({ help: "everydayWords.pages.words" }),
        }),
      )
      .meta({ help: "everydayWords.pages" }),
    missing: z
      .array(
        z.strictObject({
          title: localized().meta({ help: "everydayWords.missing.title" }),
          text: paragraph().meta({ help: "everydayWords.missing.text" }),
          phone: ownPhone().optional().meta({ help: "everydayWords.missing.phone" }),
          words: searchWords().meta({ help: "everydayWords.missing.words" }),
          sample: sample(),
        }),
      )
      .meta({ help: "everydayWords.missing" }),
  });
