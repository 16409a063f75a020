import { z } from "astro/zod";
import { route } from "./fields/links.ts";
import { sample } from "./fields/sample.ts";
import { line, localized } from "./fields/texts.ts";
import { day, endTime, time } from "./fields/times.ts";

/** Notices that show for some days, as "OPD closed on Monday"; the list may be empty. docs/decisions/time.md */
export const notices = () =>
  z.strictObject({
    notices: z.array(
      z
        .strictObject({
          id: line(),
          text: localized().describe("One short sentence: until it is opened, a phone shows the first 45 letters"),
          about: z
            .strictObject({ from: day(), until: day().optional().describe("Empty: one day") })
            .refine(({ from, until = from }) => until >= from, {
              path: ["until"],
              error: 'must be the same day as "from", or a later one',
            })
            .optional()
            .describe("The day or days that it tells of; they stand beside it"),
          from: day().describe("The first day on which it shows, in India"),
          fromTime: time().optional().describe("Empty: from midnight on"),
          until: day().describe("The last day on which it shows"),
          untilTime: endTime().optional().describe("Empty: to the end of the day"),
          link: route().optional().describe("The page that says more"),
          sample: sample(),
        })
        .refine(({ from, until }) => until >= from, {
          path: ["until"],
          error: 'must be the same day as "from", or a later one',
        })
        .refine(({ from, fromTime = "", until, untilTime = "24:00" }) => from !== until || fromTime < untilTime, {
          path: ["untilTime"],
          error: "must be a time later than the one from which it shows",
        }),
    ),
  });
