import { weekdays, weeksOfMonth } from "@hospital/timetable/clock";
import { z } from "astro/zod";
import { route } from "./links.ts";
import { blockAndFloor } from "./places.ts";
import { at } from "./references.ts";
import { sample } from "./sample.ts";
import { localized, paragraph } from "./texts.ts";

export const time = () =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of 24 hours in quotes, as "09:30"')
    .meta({ form: "time" });

/** A day, as `2026-12-31`. */
export const day = () =>
  z
    .preprocess(
      (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
      z.iso.date("must be a day, as 2026-12-31"),
    )
    .meta({ form: "day" });

/** The day on which somebody rang the hospital's own numbers. */
export const rungOn = () =>
  day()
    .optional()
    .describe("When somebody last rang it from outside, and looked up where it is forwarded; asked for every month");

/** A month, as `2026-12`. */
export const month = () => z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month in quotes, as "2026-12"');

/** A time of day up to "24:00". */
export const endTime = () =>
  z.string().regex(/^(?:([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time in quotes, from "00:00" to "24:00"');

export const isAnotherTime = ({ from, to }: { from: string; to: string }) => from !== to;

export const otherTime = {
  path: ["to"],
  error: 'must be another time than "from"; the whole day is "00:00" to "24:00"',
};

export const openingTime = () =>
  z
    .strictObject({
      days: z.array(z.enum(weekdays)).min(1).optional().describe("Empty: every day"),
      from: time(),
      to: endTime().describe('"24:00" is midnight; earlier than it begins: on the next day'),
      ...span(),
    })
    .refine(isAnotherTime, otherTime)
    .refine(endsAfterItBegins, laterDay);

/** A ward or counter: when it is open, every week, Indian time; where it is, and who answers. */
export const openings = () =>
  z
    .array(
      z.strictObject({
        name: localized(),
        times: z.array(openingTime()).min(1),
        closesOnHolidays: z
          .boolean()
          .default(false)
          .describe("An exception for the whole hospital, as a public holiday, closes it too"),
        at: at("that of its page, or the hospital's own address"),
        place: blockAndFloor().optional().describe("Absent where its page is a department of the floor plan"),
        phone: z
          .enum(["booking", "reception", "enquiry", "emergency"])
          .optional()
          .describe("Which number of the hospital is answered there, or puts a caller through"),
        ledBy: localized().optional().describe("Who answers for it, by name or by post"),
        remark: paragraph().optional(),
        page: route().optional().describe("Where more is said of it"),
        sample: sample(),
      }),
    )
    .min(1);

/** The restrictions of weekly hours: weeks of the month, first and last day. */
export const span = () => ({
  weeks: z
    .array(z.enum(weeksOfMonth))
    .min(1)
    .optional()
    .describe("Which of these days in the month, as first and third; empty: each"),
  since: day().optional().describe("The first day on which it holds"),
  until: day().optional().describe("The last day on which it holds"),
});

export const endsAfterItBegins = ({ since, until }: { since?: string | undefined; until?: string | undefined }) =>
  !since || !until || since <= until;

export const laterDay = { path: ["until"], error: 'must be the same day as "since", or a later one' };
