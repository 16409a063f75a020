import { z } from "astro/zod";
import type { Pictures } from "./collection.ts";
import { banner, pageBasics } from "./fields/pages.ts";
import { localized, paragraph, titledLines, titledText } from "./fields/texts.ts";

export const ayushman = ({ image }: Pictures) =>
  z.strictObject({
    ...pageBasics,
    banner: banner(image),
    covered: z.strictObject({ title: localized(), text: paragraph(), areas: z.array(titledText()).min(1) }),
    sections: z.array(titledLines()).min(1),
    notice: paragraph(),
  });
