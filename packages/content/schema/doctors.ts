import { weekdays } from "@hospital/timetable/clock";
import { z } from "astro/zod";
import { genders, spokenLanguages } from "../vocabulary.ts";
import type { Pictures } from "./collection.ts";
import { fees } from "./fields/facts.ts";
import { focus } from "./fields/focus.ts";
import { at, department } from "./fields/references.ts";
import { sample } from "./fields/sample.ts";
import { line, localized } from "./fields/texts.ts";
import { endsAfterItBegins, laterDay, span, time } from "./fields/times.ts";

/** One file per doctor. */
export const doctors = ({ image }: Pictures) =>
  z.strictObject({
    name: localized(),
    degree: line(),
    speciality: localized(),
    department: department(),
    photo: image().optional(),
    focus: focus(),
    gender: z.enum(genders).optional().meta({ isRare: true }),
    languages: z
      .array(z.enum(spokenLanguages).meta({ form: "language" }))
      .min(1)
      .optional()
      .describe("Spoken by the doctor; the first one best")
      .meta({ isRare: true }),
    registration: line()
      .optional()
      .describe("The medical council's registration number")
      .meta({ isUnique: true, isRare: true }),
    fees: fees("of this doctor; without them the department's show"),
    opd: z
      .array(
        z
          .strictObject({
            days: z.array(z.enum(weekdays)).min(1),
            from: time(),
            to: time(),
            room: line().optional(),
            department: department()
              .optional()
              .describe("Where these hours are in another department than the doctor's own"),
            at: at("that of the department"),
            ...span(),
          })
          .refine(({ from, to }) => from < to, { path: ["to"], error: 'must be a time later than "from"' })
          .refine(endsAfterItBegins, laterDay),
      )
      .min(1)
      .optional()
      .describe("When and where the doctor sees outpatients, Indian time"),
    sample: sample(),
  });
