import { z } from "astro/zod";
import type { Pictures } from "../collection.ts";

/** The photo of a person, which is cropped to a square around the point in the field `focus`. */
export const portrait = (image: Pictures["image"]) => image().optional().meta({ focus: "focus", isDuplicated: false });

/** The point of the field `photo` that stays visible when the photo is cropped to a square. */
export const focus = () =>
  z
    .strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) })
    .meta({ fieldType: "focus", picture: "photo" })
    .optional()
    .meta({ help: "focus" });
