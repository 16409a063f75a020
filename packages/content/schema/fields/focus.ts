import { z } from "astro/zod";

/** The point of a photo that stays visible when it is cropped to a square. */
export const focus = () =>
  z
    .strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) })
    .meta({ fieldType: "focus", picture: "photo" })
    .optional()
    .meta({ help: "focus" });
