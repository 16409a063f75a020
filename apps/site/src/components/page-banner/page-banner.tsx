import type { ReactNode } from "react";
import { Picture } from "../picture/picture";
import "./page-banner.css";

export interface PageBannerProps {
  /** The short line above the title. */
  headline: string;
  title: string;
  text?: string;
  picture?: Picture;
  /** "task": no picture on a phone, so that what the page is for is on the first screen. */
  look?: "words" | "task";
  /** Buttons under the text. */
  actions?: ReactNode;
  /** A line below the words, where a tool beside them leaves room. */
  below?: ReactNode;
  /** What the page is for: its field, its first hours, its numbers. */
  tool?: ReactNode;
  /** Astro hands over an element for an empty slot too. */
  hasTool?: boolean;
}

/**
 * The top of every page but home; holds its h1, whose id is "title". The words are what a phone paints first. Beside the words stands the tool; without one the
 * picture, or else the text, so that no half of it is empty.
 */
export function PageBanner({
  headline,
  title,
  text,
  picture,
  look = "words",
  actions,
  below,
  tool,
  hasTool = false,
}: PageBannerProps) {
  const beside = hasTool ? "tool" : picture ? "picture" : "text";
  return (
    <div className="page-banner" data-look={look} data-beside={beside}>
      <div className="page-banner__inner page-width">
        <div className="page-banner__words">
          <div className="page-banner__title">
            <p className="page-banner__headline">{headline}</p>
            <h1 id="title">{title}</h1>
          </div>
          {text && <p className="page-banner__text">{text}</p>}
          {actions && <div className="page-banner__actions">{actions}</div>}
        </div>
        <span id="first-screen-end" hidden />
        {below}
        {hasTool && <div className="page-banner__tool">{tool}</div>}
        {picture && (
          <div className="page-banner__picture">
            <Picture picture={picture} priority={look !== "task"} />
          </div>
        )}
      </div>
    </div>
  );
}
