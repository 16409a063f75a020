import { EquipmentIcon, type EquipmentIconName } from "../equipment-icon/equipment-icon";
import { Picture, type Picture as PictureData } from "../picture/picture";
import "./equipment-card.css";

export interface EquipmentCardProps {
  icon: EquipmentIconName;
  title: string;
  content: string;
  picture?: PictureData;
}

export function EquipmentCard({ icon, title, content, picture }: EquipmentCardProps) {
  return (
    <div className="equipment-card" data-look={picture ? "pictured" : "plain"}>
      {picture && (
        <div className="equipment-card__picture">
          <Picture picture={picture} />
        </div>
      )}
      <span className="equipment-card__icon">
        <EquipmentIcon name={icon} />
      </span>
      <h3 className="equipment-card__title">{title}</h3>
      <p className="equipment-card__content">{content}</p>
    </div>
  );
}
