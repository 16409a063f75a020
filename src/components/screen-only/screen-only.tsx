import type { ReactNode } from "react";
import "./screen-only.css";

export interface ScreenOnlyProps {
  children: ReactNode;
}

/** What nobody needs on a sheet at home. */
export function ScreenOnly({ children }: ScreenOnlyProps) {
  return <div className="screen-only">{children}</div>;
}
