import type { equipmentIcons } from "@hospital/content/vocabulary";
import { Cardiogram, OxygenTank, SmallPlane } from "@hospital/theme/icons/filled-icons";
import { Bone, BriefcaseMedical, HeartPulse, Syringe, Wind } from "@hospital/theme/icons/line-icons";
import type { ComponentType, SVGProps } from "react";

export type EquipmentIconName = (typeof equipmentIcons)[number];

/** From the medical icon set where the drawing is small; some of its icons weigh as much as a page's text. */
const drawings: Record<EquipmentIconName, ComponentType<SVGProps<SVGSVGElement>>> = {
  monitor: HeartPulse,
  ventilator: Wind,
  infusion: Syringe,
  "spine-board": Bone,
  portable: BriefcaseMedical,
  oxygen: OxygenTank,
  "air-ambulance": SmallPlane,
  maintenance: Cardiogram,
};

export interface EquipmentIconProps {
  name: EquipmentIconName;
}

export function EquipmentIcon({ name }: EquipmentIconProps) {
  const Drawing = drawings[name];
  return <Drawing width={28} height={28} strokeWidth={1.75} aria-hidden="true" />;
}
