import type { ReactNode } from "react";
import "./columns.css";

export interface ColumnsProps {
  children: ReactNode;
}

/** Parts side by side on a wide screen; one that has none beside it takes the whole width. */
export function Columns({ children }: ColumnsProps) {
  return <div className="columns">{children}</div>;
}
