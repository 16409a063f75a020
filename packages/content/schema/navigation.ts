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
      .describe("Beside the menu, in the drawer and at the end of every page: what visitors ask for most"),
    tasks: z
      .array(z.strictObject({ name: localized(), link: route() }))
      .default([])
      .describe("On home's first screen, three of a word or two: what is one tap away"),
  });
