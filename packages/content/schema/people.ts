import { z } from "astro/zod";
import type { Pictures } from "./collection.ts";
import { focus, portrait } from "./fields/focus.ts";
import { sample } from "./fields/sample.ts";
import { description, localized, paragraph } from "./fields/texts.ts";

/** One file per people page; the file name is the address, members show in file order. */
export const people = ({ image }: Pictures) =>
  z.strictObject({
    title: localized(),
    description: localized(description()),
    headline: localized().meta({ help: "people.headline" }),
    intro: paragraph(),
    members: z
      .array(
        z.strictObject({
          name: localized().meta({ help: "people.members.name", launch: "unknown-people" }),
          degree: localized().optional(),
          role: localized().optional().meta({ help: "people.members.role" }),
          photo: portrait(image).meta({ launch: "photos" }),
          focus: focus(),
          sample: sample(),
        }),
      )
      .min(1),
  });
