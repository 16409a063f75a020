import { ChevronDown } from "@hospital/theme/icons/line-icons";
import { ArrowLink } from "../arrow-link/arrow-link";
import { CheckList } from "../check-list/check-list";
import { PartSign, type PartSignName } from "../part-sign/part-sign";
import { PointGrid, type PointGridProps } from "../point-grid/point-grid";
import "./accordion.css";

export interface AccordionProps {
  /** What the ids of the panels' headings begin with. */
  id: string;
  /** `points` make a list (`ordered` for steps), `titled` one of titles and texts. */
  panels: {
    title: string;
    sign?: PartSignName;
    text?: string;
    points?: string[];
    ordered?: boolean;
    titled?: PointGridProps["points"];
    actions?: { href: string; label: string }[];
  }[];
  /** "one": the browser keeps one open at a time; "any": each opens by itself. */
  opens?: "one" | "any";
  /** Which is open at the start. */
  first?: "open" | "closed";
  /** Of the panels' headings. */
  level?: 2 | 3;
}

/** A click on a panel that is open closes it. */
export function Accordion({ id: prefix, panels, opens = "any", first = "closed", level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const;
  const name = opens === "one" ? prefix : undefined;
  // All titles of a list have a drawing, or none has.
  const hasSigns = panels.every(({ sign }) => sign);
  return (
    <div className="accordion">
      {panels.map(({ title, sign, text, points, ordered, titled, actions = [] }, index) => {
        const id = `${prefix}-${index + 1}`;
        return (
          <details key={title} className="accordion__panel" name={name} open={first === "open" && index === 0}>
            <summary className="accordion__summary">
              {hasSigns && sign && <PartSign name={sign} />}
              <Heading className="accordion__title" id={id}>
                {title}
              </Heading>
              <ChevronDown className="accordion__arrow" aria-hidden="true" />
            </summary>
            <div className="accordion__text">
              {text && <p>{text}</p>}
              {points && <CheckList labelledBy={id} lines={points} ordered={ordered} />}
              {titled && <PointGrid labelledBy={id} points={titled} />}
              {actions.map(({ href, label }) => (
                <ArrowLink key={href} href={href} label={label} describedBy={id} />
              ))}
            </div>
          </details>
        );
      })}
    </div>
  );
}
