import type { ReactNode } from "react";
import { ArrowLinks } from "../arrow-links/arrow-links";
import "./panel.css";

interface PanelProps {
  /** ID of the heading, which names the region and the list in it. */
  id: string;
  title: string;
  /** "card": separated from its neighbours by a background; "rail": among the facts beside a text. */
  look?: "card" | "plain" | "rail";
  actions?: { href: string; label: string }[];
  children: ReactNode;
}

/** A part of a page beside another one: a region named by its heading. */
export function Panel({ id, title, look = "plain", actions = [], children }: PanelProps) {
  return (
    <section className="panel" aria-labelledby={id} data-look={look}>
      <h2 className="panel__title" id={id}>
        {title}
      </h2>
      {children}
      <ArrowLinks links={actions} describedBy={id} />
    </section>
  );
}
