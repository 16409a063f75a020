import type { NewsStripProps } from "../components/news-strip/news-strip";
import { indianDay } from "../i18n/indian-time";
import { type Locale, localePath, translate } from "../i18n/locales";
import { getOnly } from "./entries";
import { noticesAt } from "./notices-at";

/** The notices of today and the next ones to come; those that began last come first. */
export async function getNotices(locale: Locale): Promise<NewsStripProps["notices"]> {
  const { notices } = await getOnly("notices");
  return noticesAt(notices, indianDay(new Date())).map(({ text, link, from, until, isCurrent }) => ({
    text: translate(text, locale),
    href: link && localePath(link, locale),
    from,
    until,
    isCurrent,
  }));
}
