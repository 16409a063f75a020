import type { Locale } from "@hospital/content/text/locales";
import "./language-switch.css";

/** A language name as an SVG path, because not every visitor has a font for its script. */
export interface DrawnName {
  viewBox: string;
  /** The height in em. */
  height: number;
  path: string;
}

export interface LanguageSwitchProps {
  /** The language of the linked page. */
  locale: Locale;
  /** The name of the language, in that language. */
  name: string;
  /** The same page in that language. */
  href: string;
  /** The name as outlines of the site's font for its script. */
  drawn?: DrawnName | undefined;
}

/**
 * A link to the same page in another language. The choice is stored and highlighted on other pages; no page redirects.
 */
export function LanguageSwitch({ locale, name, href, drawn }: LanguageSwitchProps) {
  return (
    <a className="language-switch" href={href} lang={locale} hrefLang={locale}>
      {drawn && (
        <svg className="language-switch__drawn" viewBox={drawn.viewBox} height={`${drawn.height}em`} aria-hidden="true">
          <path d={drawn.path} />
        </svg>
      )}
      <span className={drawn && "visually-hidden"}>{name}</span>
    </a>
  );
}
