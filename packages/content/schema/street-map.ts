import { z } from "astro/zod";
import { mapAreas, mapMarks } from "../vocabulary.ts";
import type { Pictures } from "./collection.ts";
import { localized, text } from "./fields/texts.ts";

/** A point of the map, from its upper left corner. */
const mapPlace = () => z.strictObject({ x: z.int().min(0).max(600), y: z.int().min(0).max(420) });

/** The hospital's street, drawn as SVG from these rows unless the hospital has its own picture. */
export const streetMap = (image: Pictures["image"]) =>
  z.strictObject({
    alt: localized(text()).meta({ help: "streetMap.alt", launch: "alt-texts" }),
    picture: image().optional().meta({ help: "streetMap.picture" }),
    streets: z.array(
      z.strictObject({
        name: localized().optional(),
        from: mapPlace().meta({ help: "streetMap.streets.from" }),
        to: mapPlace(),
        isMain: z.boolean().default(false).meta({ help: "streetMap.streets.isMain" }),
      }),
    ),
    areas: z.array(
      z.strictObject({
        name: localized().optional(),
        kind: z.enum(mapAreas).meta({ help: "streetMap.areas.kind" }),
        at: mapPlace().meta({ help: "streetMap.areas.at" }),
        width: z.int().min(1).max(600),
        height: z.int().min(1).max(420),
      }),
    ),
    marks: z.array(z.strictObject({ name: localized(), kind: z.enum(mapMarks), at: mapPlace() })),
    way: z.array(mapPlace()).default([]).meta({ help: "streetMap.way" }),
    trees: z.array(mapPlace()).default([]).meta({ help: "streetMap.trees" }),
  });
