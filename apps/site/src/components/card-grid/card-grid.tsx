import { Children, type ReactNode } from "react";
import "./card-grid.css";

interface CardGridProps {
  labelledBy: string;
  /**
   * "cards": columns of at least 250 px. "pairs" and "portraits": two per row on a phone. "people" and "doctors": one
   * per row on a phone. "tiles": seven per row on a wide screen, if there are so many. "sixths": columns of a section whose heading takes two
   * of six columns.
   */
  columns?: "cards" | "pairs" | "portraits" | "people" | "doctors" | "tiles" | "sixths";
  /** The record of each card, for a finder. */
  ids?: (string | undefined)[];
  children: ReactNode;
}

/** Cards per row on a wide screen: a number that fills all rows, and leaves no single card in the last one. */
function inRow(count: number, columns: CardGridProps["columns"]): number {
  if (columns === "sixths" && count === 6) return 6;
  if (columns === "tiles" && count > 6 && count % 7 !== 1) return 7;
  if (count <= 4 || count === 6) return Math.min(count, count === 6 ? 3 : 4);
  const full = [4, 5, 3].find((columns) => count % columns === 0);
  return full ?? [4, 5, 3].find((columns) => count % columns !== 1) ?? 4;
}

/** Rows of a tablet. A single card in the last row looks like a gap, unless the list is too long to be seen at once. */
function rowsOf(count: number, columns: CardGridProps["columns"]): "twos" | "threes" {
  const isLong = columns === "doctors" && count > 18;
  return count % 3 === 1 && !isLong ? "twos" : "threes";
}

/** Whether a phone has two cards in a row, so that the last one of an odd number would be alone. */
const isInPairs = (columns: CardGridProps["columns"]) =>
  columns === "pairs" || columns === "portraits" || columns === "tiles" || columns === "sixths";

/** A list of cards, named by its heading. */
export function CardGrid({ labelledBy, columns = "cards", ids = [], children }: CardGridProps) {
  const count = Children.count(children);
  const hasOwnRow = (index: number) => isInPairs(columns) && index === count - 1 && index % 2 === 0;
  return (
    <ul
      className="card-grid"
      role="list"
      aria-labelledby={labelledBy}
      data-columns={columns}
      data-in-row={inRow(count, columns)}
      data-rows={rowsOf(count, columns)}
    >
      {Children.map(children, (card, index) => (
        <li className="card-grid__cell" data-id={ids[index]} data-row={hasOwnRow(index) ? "own" : undefined}>
          {card}
        </li>
      ))}
    </ul>
  );
}
