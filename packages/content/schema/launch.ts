import { z } from "astro/zod";
import { line } from "./fields/texts.ts";
import { day } from "./fields/times.ts";

/** Waivers of `npx hospital launch-check`; not shown on the site. */
export const launch = () =>
  z.strictObject({
    waivers: z.array(
      z.strictObject({
        check: line().meta({ help: "launch.waivers.check" }),
        reason: line().meta({ help: "launch.waivers.reason" }),
        by: line().meta({ help: "launch.waivers.by" }),
        on: day().meta({ help: "launch.waivers.on", launch: "past-day" }),
      }),
    ),
  });
