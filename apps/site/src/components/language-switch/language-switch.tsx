import type { Locale } from "@hospital/content/text/locales";
import "./language-switch.css";

/** A word in letters that not every reader has a font for. */
export interface DrawnName {
  viewBox: string;
  /** In em. */
  height: number;
  path: string;
}

export interface LanguageSwitchProps {
  /** The language that it leads to. */
  locale: Locale;
  /** In that language. */
  name: string;
  /** The same page in that language. */
  href: string;
  /** The name as drawn by the site's own font for its script. */
  drawn?: DrawnName | undefined;
}

/** A link to the same page in another language. The choice is stored and highlighted on other pages; none redirects. */
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
