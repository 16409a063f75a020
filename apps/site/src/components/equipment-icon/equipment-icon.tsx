import type { ComponentType, SVGProps } from "react";
import { Cardiogram, OxygenTank, SmallPlane } from "../../icons/filled-icons";
import { Bone, BriefcaseMedical, HeartPulse, Syringe, Wind } from "../../icons/line-icons";
import type { equipmentIcons } from "../../vocabulary";

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
