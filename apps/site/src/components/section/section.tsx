import type { ReactNode } from "react";
import { ArrowLinks } from "../arrow-links/arrow-links";
import "./section.css";

export interface SectionProps {
  /** ID of the heading, which names the region and the list in it. */
  id?: string;
  /** Without a title, the section isn't a region. */
  title?: string;
  /** A `Pictogram`, for people who read little. */
  sign?: ReactNode;
  text?: string;
  /** The position of the heading on a wide screen: above the content, or beside it in a third of the page. */
  head?: "above" | "beside";
  /** Links beside the heading. */
  actions?: { href: string; label: string; hint?: string | undefined }[];
  children: ReactNode;
}

/** A part of a page with the full width: a region named by its heading. */
export function Section({
  id,
  title,
  sign,
  text,
  head = title ? "beside" : "above",
  actions = [],
  children,
}: SectionProps) {
  const Part = title ? "section" : "div";
  return (
    <Part className="section" aria-labelledby={id} data-head={head}>
      <div className="section__inner page-width">
        {title && (
          <div className="section__head">
            <div className="section__intro">
              {sign}
              <h2 className="section__title" id={id}>
                {title}
              </h2>
              {text && <p className="section__text">{text}</p>}
            </div>
            <ArrowLinks links={actions} describedBy={id} />
          </div>
        )}
        <div className="section__body">{children}</div>
      </div>
    </Part>
  );
}
