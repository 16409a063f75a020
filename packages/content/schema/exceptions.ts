import { weekdays } from "@hospital/timetable/clock";
import { z } from "astro/zod";
import { exceptionChanges, exceptionSubjects } from "../vocabulary.ts";
import { department, doctor } from "./fields/references.ts";
import { sample } from "./fields/sample.ts";
import { line, localized } from "./fields/texts.ts";
import { day, endTime, isAnotherTime, otherTime, time } from "./fields/times.ts";

/** Leave, a holiday, changed hours, a late doctor or an extra clinic; the content check knows which fields go together. */
const exception = () =>
  z
    .strictObject({
      from: day().describe("The first day, in India"),
      until: day().optional().describe("The last day; empty: the first one alone"),
      days: z.array(z.enum(weekdays)).min(1).optional().describe("Only on these days of the week; empty: on all"),
      for: z
        .enum(exceptionSubjects)
        .describe("The hospital: all OPD, and the counters and wards that say so; else name which one"),
      doctor: doctor().optional().describe("Who is away, or comes"),
      department: department().optional(),
      counter: line().meta({ reference: "counter" }).optional().describe("Its English name, as the hours have it"),
      ward: line().meta({ reference: "ward" }).optional().describe("Its English name, as the hours have it"),
      change: z
        .enum(exceptionChanges)
        .describe("Closed; late; other times instead of the usual ones; an extra clinic; or as usual on a holiday"),
      expected: time()
        .optional()
        .describe("Late: from when the doctor is expected. Only the session in which this is begins later"),
      times: z
        .array(
          z.strictObject({ from: time(), to: endTime(), room: line().optional() }).refine(isAnotherTime, otherTime),
        )
        .min(1)
        .optional()
        .describe("Of other times and an extra clinic. Closed: only within these; empty: the whole day"),
      standIn: doctor().optional().describe("The doctor who sits instead, at the same hours"),
      why: localized().optional().describe("In a word or two, as Republic Day, or on leave; it is shown"),
      sample: sample(),
    })
    .refine(({ from, until = from }) => until >= from, {
      path: ["until"],
      error: 'must be the same day as "from", or a later one',
    });

/** Exceptions from the weekly hours: one file, `exceptions.yaml`. docs/decisions/time.md */
export const exceptions = () =>
  z.strictObject({
    exceptions: z
      .array(exception())
      .describe("Entries that were over before yesterday are removed with the next save; History keeps them"),
  });
