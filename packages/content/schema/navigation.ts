import { z } from "astro/zod";
import { route } from "./fields/links.ts";
import { localized } from "./fields/texts.ts";

/** The menu tree: one file, `navigation.yaml`. A row has a link, or sub-routes; `visit` comes beside the tree. */
export const navigation = () =>
  z.strictObject({
    routes: z
      .array(
        z.strictObject({
          name: localized(),
          link: route().optional(),
          subRoutes: z.array(z.strictObject({ name: localized(), link: route() })).optional(),
        }),
      )
      .min(1),
    visit: z
      .strictObject({
        name: localized(),
        links: z.array(z.strictObject({ name: localized(), link: route() })).min(1),
      })
      .optional()
      .meta({ help: "navigation.visit" }),
    tasks: z
      .array(z.strictObject({ name: localized(), link: route() }))
      .default([])
      .meta({ help: "navigation.tasks" }),
  });
