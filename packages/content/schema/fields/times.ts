import { minutesOf, weekdays, weeksOfMonth } from "@hospital/timetable/clock";
import type { Hours } from "@hospital/timetable/timetable";
import { z } from "astro/zod";
import { problem } from "../../messages/schema-code.ts";
import { ownPhone, route } from "./links.ts";
import { dayMistake, endTimeMistake, timeMistake } from "./mistakes.ts";
import { blockAndFloor } from "./places.ts";
import { at } from "./references.ts";
import { sample } from "./sample.ts";
import { localized, paragraph } from "./texts.ts";

export const time = () =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, problem("time"))
    .meta({ fieldType: "time", mistake: timeMistake });

/** A day such as `2026-12-31`. */
export const day = () =>
  z
    .preprocess(
      (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
      z.iso.date(problem("day")).meta(dayMeta),
    )
    .meta(dayMeta);

/** YAML has days as dates, without quotes. */
const dayMeta: z.GlobalMeta = {
  fieldType: "day",
  mistake: dayMistake,
  inFile: (value) => (z.iso.date().safeParse(value).success ? new Date(String(value)) : value),
};

/** The day on which somebody rang the hospital's own numbers. */
export const phoneCheckedOn = () => day().optional().meta({ help: "phoneCheckedOn" });

/** A month such as `2026-12`. */
export const month = () =>
  z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, problem("month"))
    .meta({ fieldType: "month" });

/** A time of day up to "24:00". */
export const endTime = () =>
  z
    .string()
    .regex(/^(?:([01]\d|2[0-3]):[0-5]\d|24:00)$/, problem("endTime"))
    .meta({ fieldType: "endTime", mistake: endTimeMistake });

export const isAnotherTime = ({ from, to }: Hours) => from !== to;

export const otherTime = {
  path: ["to"],
  error: problem("endsAtStart"),
};

/**
 * Whether a doctor's hours end on their own day, or on the next one within twelve hours. A longer night is a time of the
 * afternoon without its twelve hours, such as 10:00 to 01:00.
 */
export const isWithinANight = ({ from, to }: Hours) =>
  to > from || minutesOf(to) + minutesOf("24:00") - minutesOf(from) <= minutesOf("12:00");

export const openingTime = () =>
  z
    .strictObject({
      days: z.array(z.enum(weekdays)).min(1).optional().meta({ help: "openingTime.days" }),
      from: time(),
      to: endTime().meta({ help: "openingTime.to" }),
      ...span(),
    })
    .refine(isAnotherTime, otherTime)
    .refine(endsAfterItBegins, laterDay)
    .meta({ isWeekly: true });

/** A ward or counter: when it is open, every week, Indian time; where it is, and who answers. */
export const openings = () =>
  z
    .array(
      z.strictObject({
        name: localized(),
        times: z.array(openingTime()).min(1),
        closesOnHolidays: z.boolean().default(false).meta({ help: "openings.closesOnHolidays" }),
        at: at("at.ofOpening"),
        place: blockAndFloor().optional().meta({ help: "openings.place" }),
        phone: ownPhone().optional().meta({ help: "openings.phone" }),
        ledBy: localized().optional().meta({ help: "openings.ledBy" }),
        remark: paragraph().optional(),
        page: route().optional().meta({ help: "openings.page" }),
        sample: sample(),
      }),
    )
    .min(1);

/** The restrictions of weekly hours: weeks of the month, first and last day. */
export const span = () => ({
  weeks: z.array(z.enum(weeksOfMonth)).min(1).optional().meta({ help: "span.weeks" }),
  since: day().optional().meta({ help: "span.since" }),
  until: day().optional().meta({ help: "span.until", launch: "last-day" }),
});

export const endsAfterItBegins = ({ since, until }: { since?: string | undefined; until?: string | undefined }) =>
  !since || !until || since <= until;

export const laterDay = { path: ["until"], error: problem("lastDayBeforeFirst") };
