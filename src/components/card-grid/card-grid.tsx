import { Children, type ReactNode } from "react";
import "./card-grid.css";

export interface CardGridProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  /**
   * "cards": columns of at least 250 px; "pairs": four in a row, two on a phone; "people": of at most 250 px;
   * "tiles": seven in a row on a wide screen.
   */
  columns?: "cards" | "pairs" | "people" | "tiles";
  /** Cards that become rows on a phone are stacked there. */
  phone?: "rows";
  /** The search terms of each card, for a finder. */
  ids?: (string | undefined)[];
  children: ReactNode;
}

/** Rows of three for six cards, and wherever rows of four would leave a single card (5, 9, 17). */
function threesOf(count: number): "threes" | undefined {
  return count === 6 || (count % 4 === 1 && count % 3 !== 1) ? "threes" : undefined;
}

/** Cards per row where the width doesn't decide, so that no row has a single card. */
const rowsOf: Partial<Record<string, (count: number) => string | undefined>> = {
  cards: threesOf,
  pairs: threesOf,
  // One, or as many per row as leave no single card in the last.
  people: (count) => String(count === 6 ? 3 : count < 5 ? count : ([5, 4].find((inRow) => count % inRow !== 1) ?? 3)),
};

/** The same for people on a tablet: four per row where three would leave a single card. */
const foursOnTablet = (count: number) => count % 3 === 1 && count % 4 !== 1;

/** A list of cards, named by its heading. */
export function CardGrid({ labelledBy, columns = "cards", phone, ids = [], children }: CardGridProps) {
  const count = Children.count(children);
  return (
    <ul
      className="card-grid"
      aria-labelledby={labelledBy}
      data-columns={columns}
      data-phone={phone}
      data-count={rowsOf[columns]?.(count)}
      data-tablet={columns === "people" && foursOnTablet(count) ? "fours" : undefined}
    >
      {Children.map(children, (card, index) => (
        <li className="card-grid__cell" data-id={ids[index]}>
          {card}
        </li>
      ))}
    </ul>
  );
}
