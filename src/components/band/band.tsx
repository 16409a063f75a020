import type { ReactNode } from "react";
import "./band.css";

export interface BandProps {
  children: ReactNode;
}

/** A part of a page without a heading; it sets only the width and the space around. */
export function Band({ children }: BandProps) {
  return (
    <div className="band">
      <div className="band__inner page-width">{children}</div>
    </div>
  );
}
