import { z } from "astro/zod";
import { day, openings } from "./fields/times.ts";

/** When wards are open to visitors, and counters to all: one file, `hours.yaml`. */
export const hours = () =>
  z.strictObject({
    wards: openings().optional(),
    counters: openings().optional(),
    confirmedOn: day()
      .optional()
      .describe("When somebody last asked whether all hours, the doctors' too, still hold; asked for every 90 days"),
  });
