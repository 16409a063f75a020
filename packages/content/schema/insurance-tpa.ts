import { z } from "astro/zod";
import type { Pictures } from "./collection.ts";
import { banner, pageBasics } from "./fields/pages.ts";
import { localized, paragraph, titledLines, titledText } from "./fields/texts.ts";

export const insuranceTpa = ({ image }: Pictures) =>
  z.strictObject({
    ...pageBasics,
    banner: banner(image),
    list: z.strictObject({ title: localized(), text: paragraph() }),
    schemes: titledText().optional().meta({ help: "insuranceTpa.schemes" }),
    sections: z.array(titledLines()).min(1),
    notice: paragraph(),
  });
