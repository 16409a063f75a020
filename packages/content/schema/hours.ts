import { z } from "astro/zod";
import { day, openings } from "./fields/times.ts";

/** Visiting hours of wards and opening hours of counters: one file, `hours.yaml`. */
export const hours = () =>
  z.strictObject({
    wards: openings().optional(),
    counters: openings().optional(),
    confirmedOn: day()
      .optional()
      .describe("When somebody last asked whether all hours, the doctors' too, still hold; asked for every 90 days"),
  });
