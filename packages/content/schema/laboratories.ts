import { z } from "astro/zod";
import type { Pictures } from "./collection.ts";
import { banner, reviewedBasics } from "./fields/pages.ts";
import { at } from "./fields/references.ts";
import { localized, paragraph, titledLines, titledText } from "./fields/texts.ts";

export const laboratories = ({ image }: Pictures) =>
  z.strictObject({
    ...reviewedBasics,
    banner: banner(image),
    at: at(),
    tests: z.strictObject({ title: localized(), text: paragraph(), groups: z.array(titledText()).min(1) }),
    sections: z.array(titledLines()).min(1),
  });
