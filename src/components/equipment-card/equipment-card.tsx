import { EquipmentIcon, type EquipmentIconName } from "../equipment-icon/equipment-icon";
import "./equipment-card.css";

export interface EquipmentCardProps {
  icon: EquipmentIconName;
  title: string;
  content: string;
}

export function EquipmentCard({ icon, title, content }: EquipmentCardProps) {
  return (
    <div className="equipment-card">
      <span className="equipment-card__icon">
        <EquipmentIcon name={icon} />
      </span>
      <h3>{title}</h3>
      <p className="equipment-card__content">{content}</p>
    </div>
  );
}
