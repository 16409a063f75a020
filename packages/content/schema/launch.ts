import { z } from "astro/zod";
import { line } from "./fields/texts.ts";
import { day } from "./fields/times.ts";

/** Waivers of `npx hospital launch-check`; not shown on the site. */
export const launch = () =>
  z.strictObject({
    waivers: z.array(
      z.strictObject({
        check: line().describe("The name of the check, as it stands in brackets in its list"),
        reason: line().describe("Why the site may go live without it"),
        by: line().describe("Who decided it"),
        on: day().describe("When it was decided"),
      }),
    ),
  });
