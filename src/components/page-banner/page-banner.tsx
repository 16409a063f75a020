import type { ReactNode } from "react";
import { Picture } from "../picture/picture";
import "./page-banner.css";

export interface PageBannerProps {
  /** The short line above the title. */
  headline: string;
  title: string;
  text?: string;
  picture?: Picture;
  /** "task": no picture on a phone, so that the page's form or list is on the first screen. */
  look?: "words" | "task";
  /** Buttons under the text. */
  children?: ReactNode;
}

/** The top of every page but home; holds its h1, whose id is "title". */
export function PageBanner({ headline, title, text, picture, look = "words", children }: PageBannerProps) {
  return (
    <div className="page-banner" data-look={look}>
      <div className="page-banner__inner page-width">
        <div className="page-banner__words">
          <p className="page-banner__headline">{headline}</p>
          <h1 id="title">{title}</h1>
          {text && <p className="page-banner__text">{text}</p>}
          {children && <div className="page-banner__actions">{children}</div>}
        </div>
        {picture && (
          <div className="page-banner__picture">
            <Picture picture={picture} priority={look !== "task"} />
          </div>
        )}
      </div>
    </div>
  );
}
