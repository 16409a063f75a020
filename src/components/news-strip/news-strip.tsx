import { daysInWords } from "../../i18n/calendar";
import type { Locale } from "../../i18n/locales";
import { words } from "../../i18n/words";
import "./news-strip.css";

export interface NewsStripProps {
  locale: Locale;
  notices: {
    text: string;
    /** Absent: no page says more. */
    href?: string;
    /** The first and the last day, as "2026-12-20". */
    from: string;
    until: string;
    /** Whether it shows where no script compares its days with today. */
    isCurrent: boolean;
  }[];
}

/** Under the header: what is new for some days. `news-strip.client.ts` shows it on those days only. */
export function NewsStrip({ locale, notices }: NewsStripProps) {
  return (
    <section className="news-strip" aria-label={words(locale).notices} hidden={!notices.some((one) => one.isCurrent)}>
      {notices.map(({ text, href, from, until, isCurrent }) => (
        <p key={text} className="news-strip__notice" data-from={from} data-until={until} hidden={!isCurrent}>
          {href ? (
            <a className="news-strip__link" href={href}>
              {text}
            </a>
          ) : (
            text
          )}{" "}
          <span className="news-strip__days">{daysInWords(from, until, locale)}</span>
        </p>
      ))}
    </section>
  );
}
