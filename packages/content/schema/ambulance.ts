import { z } from "astro/zod";
import { equipmentIcons } from "../vocabulary.ts";
import type { Pictures } from "./collection.ts";
import { fact } from "./fields/facts.ts";
import { banner, reviewedBasics } from "./fields/pages.ts";
import { localized, paragraph, titledLines, titledText } from "./fields/texts.ts";

export const ambulance = ({ image }: Pictures) =>
  z.strictObject({
    ...reviewedBasics,
    banner: banner(image),
    where: titledText().optional().meta({ help: "ambulance.where" }),
    facts: z.array(fact(localized())).default([]),
    footnote: localized().optional().meta({ help: "ambulance.footnote" }),
    whenToCall: titledLines(),
    whileYouWait: titledLines(),
    equipment: z
      .strictObject({
        title: localized(),
        text: paragraph(),
        cards: z
          .array(
            z.strictObject({
              icon: z.enum(equipmentIcons),
              title: localized(),
              content: paragraph(),
              picture: image().optional().meta({ help: "ambulance.equipment.cards.picture" }),
            }),
          )
          .min(1),
      })
      .optional(),
    pricing: titledLines(),
  });
