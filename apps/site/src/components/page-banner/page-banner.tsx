import type { ReactNode } from "react";
import { Picture } from "../picture/picture";
import "./page-banner.css";

interface PageBannerProps {
  /** A short line above the title. */
  headline: string;
  title: string;
  text?: string;
  picture?: Picture;
  /**
   * "task": no picture on a phone, so that the tool is on the first screen. "search": the tool has two thirds of a wide
   * screen, for results side by side.
   */
  look?: "text" | "task" | "search";
  /** Buttons below the text. */
  actions?: ReactNode;
  /** A line below the text, where a tool beside the text leaves room. */
  below?: ReactNode;
  /** The main content of the page, such as a search field, hours or phone numbers. */
  tool?: ReactNode;
  /** Astro also passes an element for an empty slot, so the page has to set this. */
  hasTool?: boolean;
}

/**
 * The top of every page except home. It contains the h1, whose ID is "title". A phone paints its text first. Beside the
 * text is the tool, or else the picture, or else part of the text, so that no half is empty.
 */
export function PageBanner({
  headline,
  title,
  text,
  picture,
  look = "text",
  actions,
  below,
  tool,
  hasTool = false,
}: PageBannerProps) {
  const beside = hasTool ? "tool" : picture ? "picture" : "text";
  return (
    <div className="page-banner" data-look={look} data-beside={beside}>
      <div className="page-banner__inner page-width">
        <div className="page-banner__intro">
          <div>
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
