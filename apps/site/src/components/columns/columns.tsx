import type { ReactNode } from "react";
import "./columns.css";

export interface ColumnsProps {
  /** How many: from Astro they come as one child. */
  parts: number;
  children: ReactNode;
}

/** Parts side by side on a wide screen; one that has none beside it takes the whole width. */
export function Columns({ parts, children }: ColumnsProps) {
  return (
    <div className="columns" data-parts={parts}>
      {children}
    </div>
  );
}
