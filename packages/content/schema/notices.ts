import { z } from "astro/zod";
import { problem } from "../messages/schema-code.ts";
import { route } from "./fields/links.ts";
import { sample } from "./fields/sample.ts";
import { localized, rowId } from "./fields/texts.ts";
import { day, endTime, time } from "./fields/times.ts";

/** Notices for some days, such as "OPD closed on Monday"; the list may be empty. docs/decisions/time.md */
export const notices = () =>
  z.strictObject({
    notices: z.array(
      z
        .strictObject({
          id: rowId(),
          text: localized().meta({ help: "notices.text", isInAnyLanguage: true }),
          about: z
            .strictObject({
              from: day(),
              until: day().optional().meta({ help: "notices.about.until", launch: "last-day" }),
            })
            .refine(({ from, until = from }) => until >= from, {
              path: ["until"],
              error: problem("lastDayBeforeFirst"),
            })
            .optional()
            .meta({ help: "notices.about" }),
          from: day().meta({ help: "notices.from" }),
          fromTime: time().optional().meta({ help: "notices.fromTime" }),
          until: day().meta({ help: "notices.until", launch: "last-day" }),
          untilTime: endTime().optional().meta({ help: "notices.untilTime" }),
          link: route().optional().meta({ help: "notices.link" }),
          sample: sample(),
        })
        .refine(({ from, until }) => until >= from, {
          path: ["until"],
          error: problem("lastDayBeforeFirst"),
        })
        .refine(({ from, fromTime = "", until, untilTime = "24:00" }) => from !== until || fromTime < untilTime, {
          path: ["untilTime"],
          error: problem("noticeEndsBeforeStart"),
        })
        .meta({ hasPoster: true, isDated: true }),
    ),
  });
