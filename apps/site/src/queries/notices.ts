import type { Locale } from "@hospital/content/text/locales";
import { momentNow } from "@hospital/timetable/clock";
import type { NoticesProps } from "../components/notices/notices";
import { daysInWords } from "../i18n/day-spans.ts";
import { findOnlyIn } from "./entries";
import { noticesAt } from "./notices-at";
import { getHref } from "./pages";

/** The current and next notices in one language, latest first. */
export async function getNotices(locale: Locale): Promise<NoticesProps["notices"]> {
  const { notices = [] } = (await findOnlyIn("notices", locale)) ?? {};
  const timedNotices = notices.map(({ from, fromTime = "00:00", until, untilTime = "24:00", ...notice }) => ({
    ...notice,
    from: `${from}T${fromTime}`,
    until: `${until}T${untilTime}`,
  }));
  const rows = noticesAt(timedNotices, momentNow()).map(async ({ text, link, about, from, until, isCurrent }) => ({
    text,
    href: await getHref(link, locale),
    days: about && daysInWords(about.from, about.until ?? about.from, locale),
    from,
    until,
    isCurrent,
  }));
  return Promise.all(rows);
}
