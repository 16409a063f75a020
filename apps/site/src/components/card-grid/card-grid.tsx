import { Children, type ReactNode } from "react";
import "./card-grid.css";

export interface CardGridProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  /**
   * "cards": columns of at least 250 px; "pairs": two in a row on a phone, three or four on a wide screen; "people": one
   * on a phone; "tiles": seven in a row on a wide screen.
   */
  columns?: "cards" | "pairs" | "people" | "tiles";
  /** The search terms of each card, for a finder. */
  ids?: (string | undefined)[];
  children: ReactNode;
}

/** Cards per row on a wide screen, so that rows fill it and the last has no single card. */
function inRow(count: number): number {
  if (count <= 4 || count === 6) return Math.min(count, count === 6 ? 3 : 4);
  return [4, 3, 5].find((columns) => count % columns !== 1) ?? 4;
}

/** A list of cards, named by its heading. */
export function CardGrid({ labelledBy, columns = "cards", ids = [], children }: CardGridProps) {
  return (
    <ul
      className="card-grid"
      aria-labelledby={labelledBy}
      data-columns={columns}
      data-in-row={inRow(Children.count(children))}
    >
      {Children.map(children, (card, index) => (
        <li className="card-grid__cell" data-id={ids[index]}>
          {card}
        </li>
      ))}
    </ul>
  );
}
