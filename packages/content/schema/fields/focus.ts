import { z } from "astro/zod";

/** Of a photo that is no square. */
export const focus = () =>
  z
    .strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) })
    .meta({ fieldType: "focus", picture: "photo" })
    .optional()
    .meta({ help: "focus" });
