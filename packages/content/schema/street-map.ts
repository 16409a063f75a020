import { z } from "astro/zod";
import { mapAreas, mapMarks } from "../vocabulary.ts";
import type { Pictures } from "./collection.ts";
import { localized, text } from "./fields/texts.ts";

/** A point of the map, from its upper left corner. */
const mapPlace = () => z.strictObject({ x: z.int().min(0).max(600), y: z.int().min(0).max(420) });

/** The hospital's street, drawn as SVG from these rows unless the hospital gives a picture of its own. */
export const streetMap = (image: Pictures["image"]) =>
  z.strictObject({
    alt: localized(text()).describe("What the map shows, for those who cannot see it"),
    picture: image().optional().describe("A map of your own, in the place of what the rows below draw"),
    streets: z.array(
      z.strictObject({
        name: localized().optional(),
        from: mapPlace().describe("Where it begins: 0 to 600 from the left, 0 to 420 from above"),
        to: mapPlace(),
        isMain: z.boolean().default(false).describe("Drawn broader"),
      }),
    ),
    areas: z.array(
      z.strictObject({
        name: localized().optional(),
        kind: z.enum(mapAreas).describe("The ground, a house of ours, another, a place to park"),
        at: mapPlace().describe("The upper left corner"),
        width: z.int().min(1).max(600),
        height: z.int().min(1).max(420),
      }),
    ),
    marks: z.array(z.strictObject({ name: localized(), kind: z.enum(mapMarks), at: mapPlace() })),
    way: z.array(mapPlace()).default([]).describe("The way in, from the street to the door, corner by corner"),
    trees: z.array(mapPlace()).default([]).describe("Where a tree stands"),
  });
