import type { Locale } from "@hospital/content/text/locales";
import { ChevronDown, Clock, Mail, MapPin } from "@hospital/theme/icons/line-icons";
import { words } from "../../i18n/words";
import { LanguageSwitch, type LanguageSwitchProps } from "../language-switch/language-switch";
import { PhoneLink } from "../phone-link/phone-link";
import "./top-bar.css";

export interface TopBarProps {
  locale: Locale;
  /** The hours in one line: "24/7 Open". */
  openHours: string;
  /** This page in the other languages. */
  languages: LanguageSwitchProps[];
  /** On one line. */
  address: string;
  /** The page with directions. */
  directionsUrl: string;
  email: string;
  /** The first shows on a wide screen, the others in the disclosure. */
  phones: { label: string; number: string }[];
}

/**
 * The first line of every page: hours, languages, contact. What has no room in it opens at the disclosure: on a phone the
 * whole contact, on a wide screen the further numbers. The `<details>` is empty and its content follows it, because a
 * closed one could not show the rest.
 */
export function TopBar({ locale, openHours, languages, address, directionsUrl, email, phones }: TopBarProps) {
  const { contact } = words(locale);
  return (
    <div className="top-bar">
      <div className="top-bar__inner page-width">
        <p className="top-bar__hours">
          <Clock className="top-bar__icon" aria-hidden="true" />
          <strong>{openHours}</strong>
        </p>
        <details className="top-bar__more">
          <summary className="top-bar__opener">
            {contact}
            <ChevronDown className="top-bar__arrow" aria-hidden="true" />
          </summary>
        </details>
        {languages.length > 0 && (
          <ul className="top-bar__languages">
            {languages.map((language) => (
              <li key={language.locale}>
                <LanguageSwitch {...language} />
              </li>
            ))}
          </ul>
        )}
        <div className="top-bar__reach">
          <ul className="top-bar__contact">
            <li className="top-bar__entry">
              <a className="top-bar__link" href={directionsUrl}>
                <MapPin className="top-bar__icon" aria-hidden="true" />
                <span>{address}</span>
              </a>
            </li>
            <li className="top-bar__entry">
              <a className="top-bar__link" href={`mailto:${email}`}>
                <Mail className="top-bar__icon" aria-hidden="true" />
                {email}
              </a>
            </li>
          </ul>
          {phones.length > 0 && (
            <ul className="top-bar__phones">
              {phones.map(({ label, number }) => (
                <li key={number} className="top-bar__entry">
                  <PhoneLink label={label} number={number} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}
