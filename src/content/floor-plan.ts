import { z } from "astro/zod";
import { departmentIfThere } from "./fields/references.ts";
import { sample } from "./fields/sample.ts";

/** Which department is in which block and on which floor: one file, `floor-plan.yaml`. */
export const floorPlan = () =>
  z.strictObject({
    departments: z
      .array(
        z.strictObject({
          department: departmentIfThere(),
          block: z.string().regex(/^[A-Z]$/, 'must be the letter on the signs, as "A"'),
          floor: z.int().min(-1).max(40).describe("0 is the ground floor, -1 the basement"),
        }),
      )
      .min(1),
    sample: sample(),
  });
