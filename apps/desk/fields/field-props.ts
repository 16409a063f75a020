import type { z } from "astro/zod";

export interface FieldProps {
  /** The path to the value: "opd.0.from". */
  path: string;
  /** The last step of the path that is a name: "from". */
  name: string;
  shape: z.ZodType;
}

export interface FieldsProps {
  /** The path of the group; "" is the record. */
  path: string;
  shape: z.ZodObject;
}
