/**
 * The hours in which a group has any session, so that a browser can decide whether one is in progress: rows of days and
 * hours, dates before weekdays. "2026-12-25=;mon wed fri=14:00-17:00;sat=09:00-11:00,16:00-18:00".
 */
import { dayOf, type Weekday, weekdayOf, weekdays } from "./clock.ts";
import { type DatedHours, sessionsByTime } from "./dated-hours.ts";

/** The hours of the whole group on `days`. */
export function toSittingHours(hours: DatedHours[], days: string[]): string {
  const spans = new Map(days.map((day) => [day, spansOn(hours, day)]));
  const usual = new Map(weekdays.map((weekday) => [weekday, mostFrequent(ofWeekday(spans, weekday))]));
  const unusual = days.filter((day) => spans.get(day) !== usual.get(weekdayOf(day)));
  return [
    ...rowsOf(unusual.map((day) => [day, spans.get(day) ?? ""])),
    ...rowsOf([...usual].filter(([, text]) => text)),
  ].join(";");
}

/** Whether anybody sits at the moment `now`, one of the days that are known. */
export function isSitting(sittingHours: string, now: string): boolean {
  const rows = sittingHours.split(";");
  const row = rows.find((row) => row.includes(dayOf(now))) ?? rows.find((row) => row.includes(weekdayOf(dayOf(now))));
  const time = now.slice(11);
  const spans = row?.split("=")[1]?.split(",") ?? [];
  return spans.some((span) => span.slice(0, 5) <= time && time < span.slice(6));
}

/** Spans that overlap or touch are one. */
function spansOn(hours: DatedHours[], day: string): string {
  const spans: { from: string; to: string }[] = [];
  for (const { from, to } of sessionsByTime(hours, day)) {
    const last = spans.at(-1);
    if (last && from <= last.to) last.to = to > last.to ? to : last.to;
    else spans.push({ from, to });
  }
  // The next day has the rest.
  return spans.map(({ from, to }) => `${from}-${to < "24:00" ? to : "24:00"}`).join();
}

function ofWeekday(spans: Map<string, string>, weekday: Weekday): string[] {
  return [...spans].filter(([day]) => weekdayOf(day) === weekday).map(([, text]) => text);
}

function mostFrequent(texts: string[]): string {
  const counts = [...Map.groupBy(texts, (text) => text)].map(([text, same]) => ({ text, count: same.length }));
  return counts.sort((a, b) => b.count - a.count)[0]?.text ?? "";
}

/** Days with the same hours share a row. */
function rowsOf(hours: [day: string, spans: string][]): string[] {
  const rows = Map.groupBy(hours, ([, spans]) => spans);
  return [...rows].map(([spans, same]) => `${same.map(([day]) => day).join(" ")}=${spans}`);
}
