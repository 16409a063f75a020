import type { Locale } from "@hospital/content/text/locales";
import { Languages, Mail, MapPin } from "@hospital/theme/icons/line-icons";
import { messages } from "../../i18n/messages";
import { LanguageSwitch, type LanguageSwitchProps } from "../language-switch/language-switch";
import type { OpeningLineProps } from "../opening-line/opening-line";
import { OpeningPart } from "../opening-part/opening-part";
import { PhoneLink } from "../phone-link/phone-link";
import "./top-bar.css";

export interface TopBarProps {
  locale: Locale;
  /** A short text, "24/7 Open", or the rows of opening hours, which have no room on a phone's line. */
  openHours: string | OpeningLineProps["parts"];
  /** The same page in the other languages. */
  languages: LanguageSwitchProps[];
  /** The address on one line. */
  address: string;
  directionsUrl: string;
  email: string;
  phones: { label: string; number: string }[];
}

/** Hours, contact details and languages: on a phone a line above the name, on a wide screen beside the name. */
export function TopBar({ locale, openHours, languages, address, directionsUrl, email, phones }: TopBarProps) {
  const { contact, hours, languages: languagesLabel } = messages(locale);
  const links = languages.length > 0 && (
    <ul className="top-bar__languages">
      {languages.map((language) => (
        <li key={language.locale}>
          <LanguageSwitch {...language} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="top-bar">
      {typeof openHours === "string" ? (
        <p className="top-bar__hours">{openHours}</p>
      ) : (
        <details className="top-bar__more" data-kind="hours">
          <summary className="top-bar__opener">{hours.opening}</summary>
          <ul className="top-bar__panel">
            {openHours.map((texts) => (
              <li key={texts.map(({ text }) => text).join("")} data-until={texts.at(-1)?.until}>
                <OpeningPart texts={texts} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <details className="top-bar__more">
        <summary className="top-bar__opener">{contact}</summary>
        <div className="top-bar__panel">
          <ul>
            <li>
              <a className="top-bar__link" href={directionsUrl}>
                <MapPin className="top-bar__icon" aria-hidden="true" />
                <span>{address}</span>
              </a>
            </li>
            <li>
              <a className="top-bar__link" href={`mailto:${email}`}>
                <Mail className="top-bar__icon" aria-hidden="true" />
                {email}
              </a>
            </li>
          </ul>
          {phones.length > 0 && (
            <ul className="top-bar__phones">
              {phones.map(({ label, number }) => (
                <li key={number}>
                  <PhoneLink label={label} number={number} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </details>
      {/* More names don't fit into the line of a phone: two beside "24/7 Open", one beside "Opening hours". */}
      {languages.length > (typeof openHours === "string" ? 2 : 1) ? (
        <details className="top-bar__more" data-kind="languages">
          <summary className="top-bar__opener">
            <Languages className="top-bar__icon" aria-hidden="true" />
            <span className="top-bar__opener-text">{languagesLabel}</span>
          </summary>
          <div className="top-bar__panel">{links}</div>
        </details>
      ) : (
        links
      )}
    </div>
  );
}
