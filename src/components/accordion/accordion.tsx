import { ChevronDown } from "lucide-react";
import "./accordion.css";

export interface AccordionProps {
  /** Joins the panels: the browser keeps one open at a time. */
  name: string;
  panels: { title: string; text: string }[];
}

/** The first panel is open at the start; a click on the open one closes it. */
export function Accordion({ name, panels }: AccordionProps) {
  return (
    <div className="accordion">
      {panels.map(({ title, text }, index) => (
        <details key={title} className="accordion__panel" name={name} open={index === 0}>
          <summary className="accordion__summary">
            <h3>{title}</h3>
            <ChevronDown className="accordion__arrow" aria-hidden="true" />
          </summary>
          <p className="accordion__text">{text}</p>
        </details>
      ))}
    </div>
  );
}
