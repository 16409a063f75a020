import { CardGrid } from "../card-grid/card-grid";
import { EquipmentCard, type EquipmentCardProps } from "../equipment-card/equipment-card";

interface EquipmentGridProps {
  labelledBy: string;
  cards: EquipmentCardProps[];
}

export function EquipmentGrid({ labelledBy, cards }: EquipmentGridProps) {
  return (
    <CardGrid labelledBy={labelledBy}>
      {cards.map((card) => (
        <EquipmentCard key={card.title} {...card} />
      ))}
    </CardGrid>
  );
}
