import { weekdays } from "@hospital/timetable/clock";
import { z } from "astro/zod";
import { problem } from "../messages/schema-code.ts";
import { exceptionChanges, exceptionSubjects } from "../vocabulary.ts";
import { department, doctor } from "./fields/references.ts";
import { sample } from "./fields/sample.ts";
import { line, localized } from "./fields/texts.ts";
import { day, endTime, isAnotherTime, otherTime, time } from "./fields/times.ts";

/** Leave, a holiday, changed hours, a late doctor or an extra clinic; the content check knows which fields go together. */
const exception = () =>
  z
    .strictObject({
      from: day().meta({ help: "exceptions.from" }),
      until: day().optional().meta({ help: "exceptions.until" }),
      days: z.array(z.enum(weekdays)).min(1).optional().meta({ help: "exceptions.days" }),
      for: z.enum(exceptionSubjects).meta({ help: "exceptions.for" }),
      doctor: doctor().optional().meta({ help: "exceptions.doctor" }),
      department: department().optional(),
      counter: line().meta({ reference: "counter" }).optional().meta({ help: "exceptions.counter" }),
      ward: line().meta({ reference: "ward" }).optional().meta({ help: "exceptions.ward" }),
      change: z.enum(exceptionChanges).meta({ help: "exceptions.change" }),
      expected: time().optional().meta({ help: "exceptions.expected" }),
      times: z
        .array(
          z.strictObject({ from: time(), to: endTime(), room: line().optional() }).refine(isAnotherTime, otherTime),
        )
        .min(1)
        .optional()
        .meta({ help: "exceptions.times" }),
      standIn: doctor().optional().meta({ help: "exceptions.standIn" }),
      why: localized().optional().meta({ help: "exceptions.why" }),
      sample: sample(),
    })
    .refine(({ from, until = from }) => until >= from, {
      path: ["until"],
      error: problem("lastDayBeforeFrom"),
    });

/** Exceptions from the weekly hours: one file, `exceptions.yaml`. docs/decisions/time.md */
export const exceptions = () =>
  z.strictObject({
    exceptions: z.array(exception()).meta({ help: "exceptions" }),
  });
