import { z } from "astro/zod";
import type { Pictures } from "./collection.ts";
import { banner, pageBasics } from "./fields/pages.ts";
import { localized, titledText } from "./fields/texts.ts";

export const about = ({ image }: Pictures) =>
  z.strictObject({
    ...pageBasics,
    banner: banner(image),
    statement: localized(),
    mission: titledText(),
    vision: titledText(),
    values: z.strictObject({ title: localized(), points: z.array(titledText()).min(1) }),
    services: z.strictObject({ title: localized(), panels: z.array(titledText()).min(1) }),
  });
