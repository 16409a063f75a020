import type { z } from "astro/zod";
import { groupValue } from "../group-value.ts";
import type { ValueType } from "../value-type.ts";

export const group: ValueType = {
  ...groupValue,
  sheet: (shape) => ({
    as: "columns",
    parts: shape as z.ZodObject,
    label: (field, part) => [field, part].filter(Boolean).join(" › "),
  }),
};
