import { fill } from "@hospital/content/text/fill";
import type { InterfaceMessages } from "./en.ts";

type Labels = InterfaceMessages["floorPlan"];

/** "floor 2", "ground floor", "basement", and below it "basement 2". */
export function floorName(floor: number, label: Labels): string {
  if (floor < -1) return fill(label.lowerBasement, { level: -floor });
  return fill(floor < 0 ? label.basement : floor === 0 ? label.ground : label.floor, { floor });
}

/** On the sign in the stairs: "2", "G", "B", and below it "B2". */
export function floorSign(floor: number, label: Labels): string {
  if (floor < 0) return `${label.basementSign}${floor < -1 ? -floor : ""}`;
  return floor === 0 ? label.groundSign : `${floor}`;
}
