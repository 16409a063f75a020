import { z } from "astro/zod";
import type { Pictures } from "./collection.ts";
import { route } from "./fields/links.ts";
import { pageBasics } from "./fields/pages.ts";
import { departmentIfThere } from "./fields/references.ts";
import { localized, paragraph, titledPoints, titledText } from "./fields/texts.ts";

export const home = ({ image }: Pictures) =>
  z.strictObject({
    ...pageBasics,
    hero: z.strictObject({
      welcome: localized(),
      text: paragraph(),
      picture: image().meta({ help: "home.hero.picture" }),
      pictureAlt: localized().meta({ launch: "alt-texts" }),
    }),
    callToAction: titledText(),
    whatWeDo: titledPoints().optional(),
    specialities: z
      .strictObject({ title: localized(), text: paragraph(), departments: z.array(departmentIfThere()).min(1) })
      .optional(),
    whyChooseUs: titledPoints().optional(),
    welcome: z
      .strictObject({
        title: localized(),
        text: paragraph(),
        picture: image(),
        pictureAlt: localized().meta({ launch: "alt-texts" }),
      })
      .optional(),
    previews: z
      .array(
        z.strictObject({
          page: route(),
          title: localized(),
          text: paragraph(),
          count: z.int().min(1),
          viewAll: localized(),
        }),
      )
      .default([])
      .meta({ help: "home.previews" }),
    insurers: titledText().optional().meta({ help: "home.insurers" }),
    testimonials: titledText().optional().meta({ help: "home.testimonials" }),
  });
