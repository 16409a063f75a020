import { weekdays } from "@hospital/timetable/clock";
import { z } from "astro/zod";
import { problem } from "../messages/schema-code.ts";
import { genders, spokenLanguages } from "../vocabulary.ts";
import type { Pictures } from "./collection.ts";
import { fees } from "./fields/facts.ts";
import { focus, portrait } from "./fields/focus.ts";
import { languageMistake } from "./fields/mistakes.ts";
import { at, department } from "./fields/references.ts";
import { sample } from "./fields/sample.ts";
import { line, localized, shared } from "./fields/texts.ts";
import { endsAfterItBegins, endTime, isWithinANight, laterDay, span, time } from "./fields/times.ts";

/** One file per doctor. */
export const doctors = ({ image }: Pictures) =>
  z.strictObject({
    name: localized().meta({ launch: "unknown-people" }),
    degree: shared(),
    speciality: localized().optional(),
    department: department(),
    photo: portrait(image).meta({ launch: "photos" }),
    focus: focus(),
    gender: z.enum(genders).optional().meta({ isRare: true }),
    languages: z
      .array(z.enum(spokenLanguages).meta({ mistake: languageMistake }))
      .min(1)
      .optional()
      .meta({ help: "doctors.languages", isOrdered: true, isRare: true }),
    registration: line()
      .optional()
      .meta({ help: "doctors.registration", launch: "doctors-registrations", isDuplicated: false, isRare: true }),
    fees: fees("fees.ofDoctor"),
    opd: z
      .array(
        z
          .strictObject({
            days: z.array(z.enum(weekdays)).min(1),
            from: time(),
            to: endTime().meta({ help: "openingTime.to" }),
            room: shared().optional(),
            department: department().optional().meta({ help: "doctors.opd.department" }),
            at: at("at.ofSession"),
            ...span(),
          })
          .refine(isWithinANight, { path: ["to"], error: problem("endsBeforeStart") })
          .refine(endsAfterItBegins, laterDay)
          .meta({ isWeekly: true }),
      )
      .min(1)
      .optional()
      .meta({ help: "doctors.opd" }),
    sample: sample(),
  });
