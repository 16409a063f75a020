import { z } from "astro/zod";
import { problem } from "../messages/schema-code.ts";
import { localized } from "./fields/texts.ts";

/** A drawing or picture beside brand.yaml. */
const brandFile = () => z.string().meta({ reference: "picture" });

const colour = () => z.string().regex(/^#(?:[\da-f]{3}){1,2}$/i, problem("colour"));

/** Logo and colours: one file, `brand.yaml`, beside its drawings; `brand/` makes the rest of it. docs/decisions/brand.md */
export const brand = () =>
  z.strictObject({
    logo: localized(brandFile()).optional().meta({ help: "brand.logo" }),
    logoDark: localized(brandFile()).optional().meta({ help: "brand.logoDark" }),
    mark: brandFile().optional().meta({ help: "brand.mark" }),
    monochrome: brandFile().optional().meta({ help: "brand.monochrome" }),
    colours: z
      .strictObject({
        primary: colour().optional().meta({ help: "brand.colours.primary" }),
        accent: colour().optional().meta({ help: "brand.colours.accent" }),
        text: colour().optional().meta({ help: "brand.colours.text" }),
        background: colour().optional().meta({ help: "brand.colours.background" }),
      })
      .default({}),
  });
