import type { ReactNode } from "react";
import "./band.css";

export interface BandProps {
  /** "beside": on a wide screen what comes after the first stands beside it. */
  look?: "beside";
  children: ReactNode;
}

/** A part of a page without a heading of its own: only the width and the space around it. */
export function Band({ look, children }: BandProps) {
  return (
    <div className="band" data-look={look}>
      <div className="band__inner">{children}</div>
    </div>
  );
}
