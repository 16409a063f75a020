import { ChevronDown } from "@hospital/theme/icons/line-icons";
import { ArrowLink } from "../arrow-link/arrow-link";
import { MarkedList, type MarkedListProps } from "../marked-list/marked-list";
import { Pictogram, type PictogramName } from "../pictogram/pictogram";
import { PointGrid, type PointGridProps } from "../point-grid/point-grid";
import "./accordion.css";

interface AccordionProps {
  /** Prefix of the IDs of the panels' headings. */
  id: string;
  /** `points` are shown as a marked list (`ordered` for steps), `titled` as a list of titles and texts. */
  panels: {
    title: string;
    sign?: PictogramName;
    text?: string;
    points?: string[];
    mark?: MarkedListProps["mark"];
    ordered?: boolean;
    titled?: PointGridProps["points"];
    actions?: { href: string; label: string }[];
  }[];
  /** "one": only one panel is open at a time; "any": panels open independently. */
  opens?: "one" | "any";
  /** Whether the first panel is initially open. */
  first?: "open" | "closed";
  level?: 2 | 3;
}

export function Accordion({ id: prefix, panels, opens = "any", first = "closed", level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const;
  const name = opens === "one" ? prefix : undefined;
  // Either all titles of a list have an icon, or none.
  const hasSigns = panels.every(({ sign }) => sign);
  return (
    <div className="accordion">
      {panels.map(({ title, sign, text, points, mark, ordered, titled, actions = [] }, index) => {
        const id = `${prefix}-${index + 1}`;
        return (
          <details key={title} className="accordion__panel" name={name} open={first === "open" && index === 0}>
            <summary className="accordion__summary">
              {hasSigns && sign && <Pictogram name={sign} />}
              <Heading className="accordion__title" id={id}>
                {title}
              </Heading>
              <ChevronDown className="accordion__arrow" aria-hidden="true" />
            </summary>
            <div className="accordion__text">
              {text && <p>{text}</p>}
              {points && <MarkedList labelledBy={id} lines={points} mark={mark} ordered={ordered} />}
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
