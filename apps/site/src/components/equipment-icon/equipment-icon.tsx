import type { equipmentIcons } from "@hospital/content/vocabulary";
import { Cardiogram, OxygenTank, SmallPlane } from "@hospital/theme/icons/filled-icons";
import { Bone, BriefcaseMedical, HeartPulse, Syringe, Wind } from "@hospital/theme/icons/line-icons";
import type { ComponentType, SVGProps } from "react";

export type EquipmentIconName = (typeof equipmentIcons)[number];

/**
 * Icons of the medical icon set, where their drawing is small. Some of its icons have as many bytes as the text of a
 * page.
 */
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

interface EquipmentIconProps {
  name: EquipmentIconName;
}

export function EquipmentIcon({ name }: EquipmentIconProps) {
  const Drawing = drawings[name];
  return <Drawing width={28} height={28} strokeWidth={1.75} aria-hidden="true" />;
}
