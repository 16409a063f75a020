import { z } from "astro/zod";
import { day, openings } from "./fields/times.ts";

/** Visiting hours of wards and opening hours of counters: one file, `hours.yaml`. */
export const hours = () =>
  z.strictObject({
    wards: openings().optional(),
    counters: openings().optional(),
    confirmedOn: day().optional().meta({ help: "hours.confirmedOn" }),
  });
