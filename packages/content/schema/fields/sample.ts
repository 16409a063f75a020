import { z } from "astro/zod";

export const sample = () =>
  z
    .boolean()
    .default(false)
    .meta({ help: "sample", isRare: true, isDuplicated: false, appliesIf: () => false });
