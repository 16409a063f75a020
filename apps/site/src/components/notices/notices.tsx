import type { Locale } from "@hospital/content/text/locales";
import { ChevronDown } from "@hospital/theme/icons/line-icons";
import { messages } from "../../i18n/messages";
import "./notices.css";

export interface NoticesProps {
  locale: Locale;
  notices: {
    text: string;
    /** A page with details. */
    href?: string;
    /** The dates that it is about: "25 December 2026". */
    days?: string | undefined;
    /** When it is shown, in Indian time: "2026-12-20T18:00". */
    from: string;
    until: string;
    /** Whether it was current during the build, and so is visible without JavaScript. */
    isCurrent: boolean;
  }[];
}

/**
 * Short-lived news below the header. notices.early.ts shows each notice only on its dates, in one line, with an arrow
 * button for longer text. Without JavaScript, all text is visible.
 */
export function Notices({ locale, notices }: NoticesProps) {
  const label = messages(locale);
  return (
    <section className="notices" aria-label={label.notices} hidden={!notices.some((notice) => notice.isCurrent)}>
      <details className="notices__more">
        <summary className="notices__opener">
          <span className="visually-hidden">{label.wholeNotice}</span>
          <ChevronDown className="notices__arrow" aria-hidden="true" />
        </summary>
      </details>
      {notices.map(({ text, href, days, from, until, isCurrent }) => (
        <p key={text} className="notices__notice page-width" data-from={from} data-to={until} hidden={!isCurrent}>
          {href ? (
            <a className="notices__link" href={href}>
              {text}
            </a>
          ) : (
            text
          )}
          {/* Outside the span, which is an inline block and would drop it. */}
          {days && " "}
          {days && <span className="notices__days">{days}</span>}
        </p>
      ))}
    </section>
  );
}
