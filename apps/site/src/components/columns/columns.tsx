import type { ReactNode } from "react";
import "./columns.css";

export interface ColumnsProps {
  /** Above the text; on a phone above the rail too. */
  first?: ReactNode;
  /** Facts beside the text on a wide screen, above it on a phone. */
  rail?: ReactNode;
  /** "stays": the rail stays in sight while the text scrolls; for one that fits a laptop's screen. */
  look?: "stays" | "scrolls";
  /** Astro hands over an element for an empty slot too. */
  hasRail: boolean;
  children: ReactNode;
}

/** A text in one column, and a rail of facts. */
export function Columns({ first, rail, look = "scrolls", hasRail, children }: ColumnsProps) {
  return (
    <div className="columns" data-look={look}>
      {first && <div className="columns__first">{first}</div>}
      {hasRail && <div className="columns__rail">{rail}</div>}
      <div className="columns__text">{children}</div>
    </div>
  );
}
