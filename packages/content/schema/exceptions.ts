import { weekdays } from "@hospital/timetable/clock";
import { z } from "astro/zod";
import { problem } from "../messages/schema-code.ts";
import { exceptionChanges, exceptionSubjects } from "../vocabulary.ts";
import { counter, department, doctor, place, ward } from "./fields/references.ts";
import { sample } from "./fields/sample.ts";
import { localized, shared } from "./fields/texts.ts";
import { day, endTime, isAnotherTime, otherTime, time } from "./fields/times.ts";

const hasSubject = ({ for: subject }: Record<string, unknown>) => Boolean(subject);

/** Leave, a holiday, changed hours, a late doctor or an extra clinic; the content check reports fields that don't go together. */
const exception = () =>
  z
    .strictObject({
      from: day().meta({ help: "exceptions.from" }),
      until: day().optional().meta({ help: "exceptions.until" }),
      days: z
        .array(z.enum(weekdays))
        .min(1)
        .optional()
        .meta({ help: "exceptions.days", appliesIf: ({ from, until }) => Boolean(until) && until !== from }),
      for: z.enum(exceptionSubjects).meta({ help: "exceptions.for" }),
      place: place()
        .optional()
        .meta({ help: "exceptions.place", appliesIf: ({ for: subject }) => subject === "place" }),
      doctor: doctor()
        .optional()
        .meta({ help: "exceptions.doctor", appliesIf: ({ for: subject }) => subject === "doctor" }),
      department: department()
        .optional()
        .meta({
          appliesIf: ({ for: subject, change }) =>
            subject === "department" || (subject === "doctor" && change === "extra"),
        }),
      counter: counter()
        .optional()
        .meta({ help: "exceptions.counter", appliesIf: ({ for: subject }) => subject === "counter" }),
      ward: ward()
        .optional()
        .meta({ help: "exceptions.ward", appliesIf: ({ for: subject }) => subject === "ward" }),
      change: z.enum(exceptionChanges).meta({ help: "exceptions.change", appliesIf: hasSubject }),
      expected: time()
        .optional()
        .meta({ help: "exceptions.expected", appliesIf: ({ change }) => change === "late" }),
      times: z
        .array(
          z.strictObject({ from: time(), to: endTime(), room: shared().optional() }).refine(isAnotherTime, otherTime),
        )
        .min(1)
        .optional()
        .meta({
          help: "exceptions.times",
          appliesIf: ({ change }) => Boolean(change) && change !== "as-usual" && change !== "late",
        }),
      standIn: doctor()
        .optional()
        .meta({
          help: "exceptions.standIn",
          isRemovedWithRecord: true,
          appliesIf: ({ for: subject, change }) => subject === "doctor" && change === "closed",
        }),
      why: localized()
        .meta({ isInAnyLanguage: true })
        .optional()
        .meta({ help: "exceptions.why", appliesIf: hasSubject }),
      sample: sample(),
    })
    .refine(({ from, until = from }) => until >= from, {
      path: ["until"],
      error: problem("lastDayBeforeFirst"),
    })
    .meta({ isDated: true, mayBePasted: true, isRemovedWithRecord: true });

/** Exceptions from the weekly hours: one file, `exceptions.yaml`. docs/decisions/time.md */
export const exceptions = () =>
  z.strictObject({
    exceptions: z.array(exception()).meta({ help: "exceptions" }),
  });
