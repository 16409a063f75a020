import { Children, type ReactNode } from "react";
import "./wide-grid.css";

interface WideGridProps {
  labelledBy: string;
  children: ReactNode;
}

/** A list of cards that are at least 300 px wide, named by its heading. */
export function WideGrid({ labelledBy, children }: WideGridProps) {
  const count = Children.count(children);
  return (
    // Three per row would leave the last of 4, 7 or 16 cards alone.
    <ul
      className="wide-grid"
      role="list"
      aria-labelledby={labelledBy}
      data-rows={count > 3 && count % 3 === 1 ? "twos-first" : undefined}
    >
      {Children.map(children, (card) => (
        <li className="wide-grid__cell">{card}</li>
      ))}
    </ul>
  );
}
