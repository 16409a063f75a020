import { z } from "astro/zod";
import { blockAndFloor } from "./fields/places.ts";
import { departmentIfThere } from "./fields/references.ts";
import { sample } from "./fields/sample.ts";

/** Which department is in which block and on which floor: one file, `floor-plan.yaml`. */
export const floorPlan = () =>
  z.strictObject({
    departments: z
      .array(
        z
          .strictObject({
            department: departmentIfThere(),
            ...blockAndFloor().shape,
          })
          .meta({ isRemovedWithRecord: true }),
      )
      .min(1),
    sample: sample(),
  });
