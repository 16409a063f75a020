import { z } from "astro/zod";

/** Of a photo that is no square. */
export const focus = () =>
  z
    .strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) })
    .optional()
    .describe("Where the face is in a tall or wide photo: 0, 0 is its left top corner, 100, 100 the right bottom one");
