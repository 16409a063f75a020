import type { ReactNode } from "react";
import "./screen-only.css";

interface ScreenOnlyProps {
  children: ReactNode;
}

/** Content that is hidden in print. */
export function ScreenOnly({ children }: ScreenOnlyProps) {
  return <div className="screen-only">{children}</div>;
}
