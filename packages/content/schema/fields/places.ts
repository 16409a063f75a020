import { z } from "astro/zod";

export const blockAndFloor = () =>
  z.strictObject({
    block: z.string().regex(/^[A-Z]$/, 'must be the letter on the signs, as "A"'),
    floor: z.int().min(-1).max(40).describe("0 is the ground floor, -1 the basement"),
  });
