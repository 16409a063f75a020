import type { ReactNode } from "react";
import "./prose.css";

export interface ProseProps {
  children: ReactNode;
  /** Where it is not the page's. */
  lang?: string;
}

/** Text that comes from Markdown. */
export function Prose({ children, lang }: ProseProps) {
  return (
    <div className="prose" lang={lang}>
      {children}
    </div>
  );
}
