import type { CollectionEntry } from "astro:content";
import type { OpeningRow } from "../components/hours-table/hours-table";
import { clockSpan, weekdaySpans } from "../i18n/calendar";
import { type Locale, localePath, translate } from "../i18n/locales";
import { isWholeDay } from "../i18n/opening-hours";
import { words } from "../i18n/words";
import { weekdays } from "../vocabulary";
import { getOnly } from "./entries";

/** When wards and counters are open, in one language. */
export async function getHours(locale: Locale) {
  const { wards, counters } = await getOnly("hours");
  return { wards: wards.map((row) => toRow(row, locale)), counters: counters.map((row) => toRow(row, locale)) };
}

function toRow({ name, page, remark, times }: CollectionEntry<"hours">["data"]["wards"][number], locale: Locale) {
  const { everyDay, wholeDay } = words(locale).hours;
  const whole = times.map(({ days = [...weekdays], from, to }) => ({ days, from, to }));
  const byDays = Map.groupBy(whole, ({ days }) =>
    days.length === weekdays.length ? everyDay : weekdaySpans(days, locale),
  );
  return {
    name: translate(name, locale),
    href: page && localePath(page, locale),
    remark: remark && translate(remark, locale),
    times: whole,
    spans: [...byDays].map(([days, slots]) => ({
      days,
      hours: slots.map(({ from, to }) => (isWholeDay(from, to) ? wholeDay : clockSpan(from, to, locale))),
    })),
  } satisfies OpeningRow;
}
