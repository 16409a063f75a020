import type { NewsStripProps } from "../components/news-strip/news-strip";
import { indianDay } from "../i18n/indian-time";
import { type Locale, localePath, translate } from "../i18n/locales";
import { getOnly } from "./entries";

const mostOnScreen = 2;
/** With those that show: a page has room for no more. */
const mostInPage = 3;

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

/** Of `notices` those that a page of `today` holds. */
export function noticesAt<Notice extends { from: string; until: string }>(notices: Notice[], today: string) {
  const latestFirst = notices.toSorted((a, b) => b.from.localeCompare(a.from));
  const current = latestFirst.filter(({ from, until }) => from <= today && today <= until).slice(0, mostOnScreen);
  const next = latestFirst.filter(({ from }) => from > today).slice(current.length - mostInPage);
  return [
    ...next.map((notice) => ({ ...notice, isCurrent: false })),
    ...current.map((notice) => ({ ...notice, isCurrent: true })),
  ];
}
