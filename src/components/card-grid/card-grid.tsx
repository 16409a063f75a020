import { Children, type ReactNode } from "react";
import "./card-grid.css";

export interface CardGridProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  /** "cards": columns of at least 250 px; "tiles": seven in a row on a wide screen; "wide": at least 300 px. */
  columns?: "cards" | "tiles" | "wide";
  /** What each card is called where the list is searched. */
  ids?: (string | undefined)[];
  children: ReactNode;
}

/** A list of cards, named by its heading. */
export function CardGrid({ labelledBy, columns = "cards", ids = [], children }: CardGridProps) {
  return (
    <ul className="card-grid" aria-labelledby={labelledBy} data-columns={columns}>
      {Children.map(children, (card, index) => (
        <li className="card-grid__cell" data-id={ids[index]}>
          {card}
        </li>
      ))}
    </ul>
  );
}
