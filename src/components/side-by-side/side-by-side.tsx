import type { ReactNode } from "react";
import "./side-by-side.css";

export interface SideBySideProps {
  children: ReactNode;
}

/** What comes second stands below the first, and on a wide screen beside it. */
export function SideBySide({ children }: SideBySideProps) {
  return <div className="side-by-side">{children}</div>;
}
