import { z } from "astro/zod";

export const sample = () =>
  z
    .boolean()
    .default(false)
    .describe("Invented for the demonstration; while one is left, the site says so")
    .meta({ isRare: true });
