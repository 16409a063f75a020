import type { ReactNode } from "react";
import "./prose.css";

export interface ProseProps {
  children: ReactNode;
}

/** Text that comes from Markdown. */
export function Prose({ children }: ProseProps) {
  return <div className="prose">{children}</div>;
}
