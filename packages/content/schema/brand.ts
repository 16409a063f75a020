import { z } from "astro/zod";
import { localized } from "./fields/texts.ts";

/** A drawing or picture beside brand.yaml. */
const brandFile = () => z.string().meta({ reference: "picture" });

const colour = () =>
  z
    .string()
    .regex(/^#(?:[\da-f]{3}){1,2}$/i, 'must be a colour in quotes, as "#0d5450"')
    .meta({ form: "colour" });

/** Logo and colours: one file, `brand.yaml`, beside its drawings; `brand/` makes the rest of it. docs/decisions/brand.md */
export const brand = () =>
  z.strictObject({
    logo: localized(brandFile())
      .optional()
      .describe("SVG or PNG; at least twice as wide as high it stands in the place of the name; absent: the mark"),
    logoDark: localized(brandFile())
      .optional()
      .describe("The same for a dark ground; absent: a light plate is behind it"),
    mark: brandFile().optional().describe("A square one, for icons and pictures of links; absent: the logo"),
    monochrome: brandFile().optional().describe("A drawing in one colour, for systems that give icons their own"),
    colours: z
      .strictObject({
        primary: colour().optional().describe("Links and buttons; tints and the dark are made of it"),
        accent: colour().optional().describe("The emergency number's, under dark letters"),
        text: colour().optional().describe("Letters and deep grounds; absent: made of the primary"),
        background: colour().optional().describe("Paper, nearly white; absent: made of the primary"),
      })
      .default({}),
  });
