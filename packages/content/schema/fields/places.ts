import { z } from "astro/zod";
import { problem } from "../../messages/schema-code.ts";

export const blockAndFloor = () =>
  z.strictObject({
    block: z
      .string()
      .regex(/^[A-Z]$/, problem("block"))
      .optional()
      .meta({ help: "blockAndFloor.block" }),
    floor: z.int().min(-5).max(40).meta({ help: "blockAndFloor.floor" }),
  });
