import type { ReactNode } from "react";
import "./columns.css";

interface ColumnsProps {
  /** Above the text; on a phone, also above the rail. */
  first?: ReactNode;
  /** Facts beside the text on a wide screen, and above it on a phone. */
  rail?: ReactNode;
  /**
   * "stays": the rail is sticky, for a rail that fits on a laptop's screen. "short": below the rail is the first part of
   * the text, both beside a long first element.
   */
  look?: "stays" | "scrolls" | "short";
  /** Astro also passes an element for an empty slot, so the page has to set these. */
  hasFirst: boolean;
  hasRail: boolean;
  hasLast: boolean;
  /** Below the text on a wide screen: rendered, and its script loaded, when it comes near the screen. */
  last?: ReactNode;
  children: ReactNode;
}

/** A text in one column, and a rail with facts. */
export function Columns({ first, rail, look = "scrolls", hasFirst, hasRail, last, hasLast, children }: ColumnsProps) {
  return (
    <div className="columns" data-look={look} data-rows={hasFirst && look === "scrolls" ? "three" : undefined}>
      {hasFirst && <div className="columns__first">{first}</div>}
      {hasRail && (
        // Chromium keeps a sticky element inside its parent, and not inside its rows of the grid.
        <div className="columns__beside">
          <div className="columns__rail">{rail}</div>
        </div>
      )}
      <div className="columns__text">{children}</div>
      {hasLast && <div className="columns__last">{last}</div>}
    </div>
  );
}
