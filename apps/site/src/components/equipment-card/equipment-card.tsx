import type { equipmentIcons } from "@hospital/content/vocabulary";
import { Cardiogram, OxygenTank, SmallPlane } from "@hospital/theme/icons/filled-icons";
import { Bone, BriefcaseMedical, HeartPulse, Syringe, Wind } from "@hospital/theme/icons/line-icons";
import type { ComponentType, SVGProps } from "react";
import { Picture, type Picture as PictureData } from "../picture/picture";
import "./equipment-card.css";

type EquipmentIcon = (typeof equipmentIcons)[number];

/**
 * Icons of the medical icon set, where their drawing is small. Some of its icons have as many bytes as the text of a
 * page.
 */
const drawings: Record<EquipmentIcon, ComponentType<SVGProps<SVGSVGElement>>> = {
  monitor: HeartPulse,
  ventilator: Wind,
  infusion: Syringe,
  "spine-board": Bone,
  portable: BriefcaseMedical,
  oxygen: OxygenTank,
  "air-ambulance": SmallPlane,
  maintenance: Cardiogram,
};

export interface EquipmentCardProps {
  icon: EquipmentIcon;
  title: string;
  content: string;
  picture?: PictureData;
}

export function EquipmentCard({ icon, title, content, picture }: EquipmentCardProps) {
  const Drawing = drawings[icon];
  return (
    <div className="equipment-card" data-look={picture ? "pictured" : "plain"}>
      {picture && (
        <div className="equipment-card__picture">
          <Picture picture={picture} />
        </div>
      )}
      <span className="equipment-card__icon">
        <Drawing width={28} height={28} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h3 className="equipment-card__title">{title}</h3>
      <p className="equipment-card__content">{content}</p>
    </div>
  );
}
