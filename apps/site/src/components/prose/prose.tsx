import type { ReactNode } from "react";
import "./prose.css";

interface ProseProps {
  children: ReactNode;
  /** The language of the text, if it isn't the page's. */
  lang?: string;
}

/** Text from Markdown. */
export function Prose({ children, lang }: ProseProps) {
  return (
    <div className="prose" lang={lang}>
      {children}
    </div>
  );
}
