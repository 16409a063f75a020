import { Clock, Mail, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import type { Locale } from "../../i18n/locales";
import { words } from "../../i18n/words";
import { LanguageSwitch, type LanguageSwitchProps } from "../language-switch/language-switch";
import { PhoneLink } from "../phone-link/phone-link";
import "./top-bar.css";

export interface TopBarProps {
  locale: Locale;
  /** This page in the other languages. */
  languages: LanguageSwitchProps[];
  /** On one line. */
  address: string;
  directionsUrl: string;
  email: string;
  phones: { label: string; number: string }[];
  /** What comes before all of it. */
  children: ReactNode;
}

/** Above everything on every page: where we are, that we are open, how to reach us. */
export function TopBar({ locale, languages, address, directionsUrl, email, phones, children }: TopBarProps) {
  const { openHours } = words(locale);
  return (
    <div className="top-bar">
      <div className="top-bar__inner">
        {children}
        <ul className="top-bar__list">
          <li className="top-bar__entry">
            <Clock className="top-bar__icon" aria-hidden="true" />
            <strong>{openHours}</strong>
          </li>
          {languages.map((language) => (
            <li key={language.locale} className="top-bar__language">
              <LanguageSwitch {...language} />
            </li>
          ))}
          <li className="top-bar__address">
            <a className="top-bar__link" href={directionsUrl}>
              <MapPin className="top-bar__icon" aria-hidden="true" />
              {address}
            </a>
          </li>
          <li className="top-bar__email">
            <a className="top-bar__link" href={`mailto:${email}`}>
              <Mail className="top-bar__icon" aria-hidden="true" />
              {email}
            </a>
          </li>
        </ul>
        <ul className="top-bar__list">
          {phones.map(({ label, number }) => (
            <li key={number} className="top-bar__phone">
              <PhoneLink label={label} number={number} look="compact" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
