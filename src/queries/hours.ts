import type { CollectionEntry } from "astro:content";
import type { OpeningRow } from "../components/hours-table/hours-table";
import { longDate, weekdaySpans } from "../i18n/calendar";
import { clockSpan } from "../i18n/clock-time";
import { defaultLocale, type Locale, translate } from "../i18n/locales";
import { fill, words } from "../i18n/words";
import { type ExceptionRow, openHours } from "../time/from-content";
import { weekdays } from "../vocabulary";
import { findOnly } from "./entries";
import { getPageLink } from "./pages";
import { builtOn, getComingChanges, getExceptionRows } from "./timetable";

/** When wards and counters are open, in one language, and what differs in the coming days. */
export async function getHours(locale: Locale) {
  const { wards = [], counters = [] } = (await findOnly("hours")) ?? {};
  const rows = await getExceptionRows();
  return {
    wards: await ofKind("ward", wards, rows, locale),
    counters: await ofKind("counter", counters, rows, locale),
  };
}

type Place = NonNullable<CollectionEntry<"hours">["data"]["wards"]>[number];

async function ofKind(kind: "ward" | "counter", places: Place[], exceptions: ExceptionRow[], locale: Locale) {
  const rows = await Promise.all(places.map((place) => toRow(kind, place, exceptions, locale)));
  const slots = rows.flatMap(({ slots }) => slots);
  const changes = await getComingChanges(slots, locale);
  const { title, today, tomorrow } = changes.labels;
  return { rows, changes: { ...changes, labels: { title, today, tomorrow } } };
}

async function toRow(
  kind: "ward" | "counter",
  place: Place,
  exceptions: ExceptionRow[],
  locale: Locale,
): Promise<OpeningRow> {
  const { name, page, remark, times } = place;
  const known = typeof name === "string" ? name : (name[defaultLocale] ?? "");
  const current = times.filter(({ until }) => !until || until >= builtOn());
  const byDays = Map.groupBy(current, (one) => daysInWords(one, locale));
  return {
    name: translate(name, locale),
    href: page && (await getPageLink(page, "", locale))?.href,
    remark: remark && translate(remark, locale),
    slots: openHours(kind, known, place, exceptions),
    spans: [...byDays].map(([days, same]) => ({
      days,
      hours: same.map(({ from, to }) =>
        from === "00:00" && to === "24:00"
          ? words(locale).hours.wholeDay
          : clockSpan(from, to, words(locale).spokenTimes),
      ),
    })),
  };
}

/** "Every day", "Monday – Saturday · from 1 December 2026". */
function daysInWords({ days = [...weekdays], weeks, since, until }: Place["times"][number], locale: Locale): string {
  const label = words(locale);
  const places = weeks?.map((week) => label.weeks[week]).join(` ${label.and} `);
  const named = days.length === weekdays.length ? label.hours.everyDay : weekdaySpans(days, locale);
  return [
    places ? fill(label.opd.everyMonth, { weeks: places, day: named }) : named,
    ...(since && since > builtOn() ? [fill(label.opd.since, { day: longDate(since, locale) })] : []),
    ...(until ? [fill(label.opd.until, { day: longDate(until, locale) })] : []),
  ].join(" · ");
}
