import { z } from "astro/zod";
import { namedLink, route } from "./fields/links.ts";
import { localized } from "./fields/texts.ts";

const entry = () => namedLink().meta({ isRemovedWithRecord: true });

/** The menu tree: one file, `navigation.yaml`. A row has a link or sub-routes; `visit` is shown beside the tree. */
export const navigation = () =>
  z.strictObject({
    routes: z
      .array(
        z
          .strictObject({
            name: localized(),
            link: route().optional(),
            subRoutes: z.array(entry()).optional(),
          })
          .meta({ isRemovedWithRecord: true }),
      )
      .min(1),
    visit: z
      .strictObject({
        name: localized(),
        links: z.array(entry()).min(1),
      })
      .optional()
      .meta({ help: "navigation.visit" }),
    tasks: z.array(entry()).default([]).meta({ help: "navigation.tasks" }),
  });
