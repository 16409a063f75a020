import { z } from "astro/zod";
import { route } from "./fields/links.ts";
import { sample } from "./fields/sample.ts";
import { localized, paragraph, searchWords } from "./fields/texts.ts";

/** By what words the search finds pages; those of departments and insurers are in their own files. */
export const everydayWords = () =>
  z.strictObject({
    pages: z
      .array(
        z.strictObject({
          page: route(),
          words: searchWords().describe("What people type who look for this page, misspelt as they do"),
        }),
      )
      .describe("Of departments, these words are with the department"),
    missing: z
      .array(
        z.strictObject({
          title: localized().describe("What the hospital does not have or no page says, in one sentence"),
          text: paragraph().describe("Where to go instead, or what to know"),
          words: searchWords().describe("What people type who look for it"),
          sample: sample(),
        }),
      )
      .describe("What people look for and the hospital does not have, or no page says: the search answers it"),
  });
