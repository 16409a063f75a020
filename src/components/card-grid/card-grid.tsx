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
  /** Cards that are rows on a phone stand one under the other there. */
  phone?: "rows";
  /** What each card is called where the list is searched. */
  ids?: (string | undefined)[];
  children: ReactNode;
}

/** Six are two rows of three, and rows of four would leave the last of 5, 9 or 17 alone. */
function threesOf(count: number): "threes" | undefined {
  return count === 6 || (count % 4 === 1 && count % 3 !== 1) ? "threes" : undefined;
}

/** How many stand in a row where that isn't left to the width: nobody stands alone under a row. */
const rowsOf: Partial<Record<string, (count: number) => string | undefined>> = {
  cards: threesOf,
  pairs: threesOf,
  // One, or as many in a row as leave nobody alone under it.
  people: (count) => String(count === 6 ? 3 : count < 5 ? count : ([5, 4].find((inRow) => count % inRow !== 1) ?? 3)),
};

/** The same of people on a tablet: in fours where threes would leave somebody alone. */
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
