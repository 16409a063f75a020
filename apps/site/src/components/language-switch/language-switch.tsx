import type { Locale } from "@hospital/content/text/locales";
import type { DrawnName } from "../../i18n/drawn-names";
import "./language-switch.css";

export interface LanguageSwitchProps {
  /** The language that it leads to. */
  locale: Locale;
  /** In that language. */
  name: string;
  /** The same page in that language. */
  href: string;
  /** The name as an SVG path, for scripts that not every phone has a font for. */
  drawn?: DrawnName | undefined;
}

/** A link to the same page in another language. The choice is stored and highlighted on other pages; none redirects. */
export function LanguageSwitch({ locale, name, href, drawn }: LanguageSwitchProps) {
  return (
    <a className="language-switch" href={href} lang={locale} hrefLang={locale}>
      {drawn && (
        <svg className="language-switch__drawn" viewBox={drawn.viewBox} height="15" aria-hidden="true">
          <path d={drawn.path} />
        </svg>
      )}
      <span className={drawn && "visually-hidden"}>{name}</span>
    </a>
  );
}
