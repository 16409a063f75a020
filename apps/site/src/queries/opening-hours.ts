import { longDate, weekdaySpans } from "@hospital/content/text/calendar";
import { clockSpan, spokenTimesOf } from "@hospital/content/text/clock-time";
import { commaList } from "@hospital/content/text/comma-list";
import { fill, listed } from "@hospital/content/text/fill";
import type { Locale } from "@hospital/content/text/locales";
import { phrases } from "@hospital/content/text/phrases";
import { weekdays, type weeksOfMonth } from "@hospital/timetable/clock";
import type { WeeklyHours } from "@hospital/timetable/from-content";
import type { Session } from "@hospital/timetable/timetable";
import type { OpeningLineProps } from "../components/opening-line/opening-line";
import { describeHours } from "../i18n/describe-change";
import { messages } from "../i18n/messages";

export type OpeningTime = Omit<WeeklyHours, "weeks"> & { weeks?: (typeof weeksOfMonth)[number][] | undefined };

/**
 * The opening hours with the days on which they change: `line` for the home page, and for the top bar either a short text
 * or the rows that it shows on request. "Open 24/7" and "24/7 Open", or "Mon – Sat, 9 am – 8 pm" and "Monday – Saturday,
 * 9 am – 8 pm". On a phone, one row alone would wrap beside the languages.
 */
export function openHoursLine(
  times: OpeningTime[],
  changes: { day: string; sessions: Session[] }[],
  locale: Locale,
  today: string,
): { bar: string | OpeningLineProps["parts"]; line: OpeningLineProps["parts"] } {
  const { always: alwaysLabel } = messages(locale).hours;
  const always = times.filter((time) => isWholeDay(time) && !time.weeks && !time.since && !time.until);
  if (weekdays.every((day) => always.some(({ days }) => !days || days.includes(day))))
    return { bar: alwaysLabel.bar, line: [[{ text: alwaysLabel.home }]] };
  const rows = (weekday?: "short") =>
    hoursInWords(times, locale, today, weekday).map(({ days, hours }) => [
      { text: commaList([days, ...hours], locale) },
    ]);
  const changedDays = Map.groupBy(changes, ({ sessions }) =>
    sessions.map(({ start, end }) => `${start.slice(11)}-${end.slice(11)}`).join(),
  );
  const changesInWords = [...changedDays].map(([spans, group]) =>
    describeHours(
      group.map(({ day }) => day),
      spans ? spans.split(",") : [],
      locale,
      messages(locale).hours.closedOn,
    ),
  );
  return { bar: [...rows(), ...changesInWords], line: [...rows("short"), ...changesInWords] };
}

function isWholeDay({ from, to }: OpeningTime): boolean {
  return from === "00:00" && to === "24:00";
}

/** The hours that are still valid on `today`, grouped by days. */
export function hoursInWords(
  times: OpeningTime[],
  locale: Locale,
  today: string,
  weekday?: "short",
): { days: string; hours: string[] }[] {
  const current = times.filter(({ until }) => !until || until >= today);
  return [...Map.groupBy(current, (time) => openDaysInWords(time, locale, today, weekday))].map(([days, group]) => ({
    days,
    hours: group.map((time) =>
      isWholeDay(time) ? messages(locale).hours.wholeDay : clockSpan(time.from, time.to, spokenTimesOf(locale)),
    ),
  }));
}

/** "Every day", or "Monday – Saturday · from 1 December 2026". */
function openDaysInWords(
  { days = [...weekdays], weeks, since, until }: OpeningTime,
  locale: Locale,
  today: string,
  weekday?: "short",
): string {
  const label = messages(locale);
  const weekNames = weeks?.map((week) => label.weeks[week]);
  const dayNames = days.length === weekdays.length ? label.hours.everyDay : weekdaySpans(days, locale, weekday);
  return [
    weekNames ? fill(label.opd.everyMonth, { weeks: listed(weekNames, label.and, locale), day: dayNames }) : dayNames,
    ...(since && since > today ? [fill(label.opd.since, { day: longDate(since, locale) })] : []),
    ...(until ? [fill(phrases[locale].untilDay, { day: longDate(until, locale) })] : []),
  ].join(" · ");
}
