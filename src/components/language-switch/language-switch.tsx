import type { Locale } from "../../i18n/locales";
import "./language-switch.css";

export interface LanguageSwitchProps {
  /** The language that it leads to. */
  locale: Locale;
  /** In that language. */
  name: string;
  /** The same page in that language. */
  href: string;
}

/** To the same page in the other language. The choice is kept, so that other pages can offer it: never forced. */
export function LanguageSwitch({ locale, name, href }: LanguageSwitchProps) {
  return (
    <a className="language-switch" href={href} lang={locale} hrefLang={locale}>
      {name}
    </a>
  );
}
