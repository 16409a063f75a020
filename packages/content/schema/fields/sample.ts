import { z } from "astro/zod";

export const sample = () =>
  z
    .boolean()
    .default(false)
    .meta({ help: "sample", isRare: true, appliesIf: () => false });
