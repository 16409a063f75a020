import type { Locale } from "@hospital/content/text/locales";
import { ChevronDown } from "@hospital/theme/icons/line-icons";
import { words } from "../../i18n/words";
import "./notices.css";

export interface NoticesProps {
  locale: Locale;
  notices: {
    text: string;
    /** A page with details. */
    href?: string;
    /** What it is about, in words: "25 December 2026". */
    days?: string | undefined;
    /** From when and until when it shows, as "2026-12-20T18:00", Indian time. */
    from: string;
    until: string;
    /** Whether it shows without JavaScript: it was current at the build. */
    isCurrent: boolean;
  }[];
}

/**
 * Short-lived news under the header. notices.early.ts shows them on their days only, in one line; an arrow opens what
 * is more. Without JavaScript all of it shows.
 */
export function Notices({ locale, notices }: NoticesProps) {
  const label = words(locale);
  return (
    <section className="notices" aria-label={label.notices} hidden={!notices.some((one) => one.isCurrent)}>
      <details className="notices__more">
        <summary className="notices__opener">
          <span className="visually-hidden">{label.wholeNotice}</span>
          <ChevronDown className="notices__arrow" aria-hidden="true" />
        </summary>
      </details>
      {notices.map(({ text, href, days, from, until, isCurrent }) => (
        <p key={text} className="notices__notice page-width" data-from={from} data-until={until} hidden={!isCurrent}>
          {href ? (
            <a className="notices__link" href={href}>
              {text}
            </a>
          ) : (
            text
          )}
          {days && <span className="notices__days"> {days}</span>}
        </p>
      ))}
    </section>
  );
}
