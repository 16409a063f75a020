/** The timetable in the formats of other services. */

import { daysFrom } from "@hospital/timetable/changes";
import { addDays, momentOf, type Weekday, weekdayOf, weekdays } from "@hospital/timetable/clock";
import { type Session, sessionsFrom, sessionsOn, type Timetable } from "@hospital/timetable/timetable";

type Span = [start: string, end: string];

const sundayFirst: Weekday[] = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const wholeDay = "00:00-24:00";

/** Google's columns from Sunday on: "09:00-13:00, 17:00-20:00", or "x" for closed. */
export function googleWeek(timetable: Timetable, first: string, last: string): string[] {
  const usual = usualOf(timetable, first, last);
  return sundayFirst.map((weekday) => begunOn(usual, dayOn(weekday, first)).join(", ") || "x");
}

/**
 * Google's "Special hours": each day from `first` to `last` that differs from the usual week, such as
 * "2026-12-25: x, 2026-12-27: 10:00-12:00". Source of both forms: https://support.google.com/business/answer/3370250
 */
export function googleSpecialHours(timetable: Timetable, first: string, last: string): string {
  const usual = usualOf(timetable, first, last);
  return daysFrom(first, last)
    .map((day) => ({ day, hours: begunOn(timetable, day), usualHours: begunOn(usual, day) }))
    .filter(({ hours, usualHours }) => hours.join() !== usualHours.join())
    .flatMap(({ day, hours }) => (hours.length ? hours : ["x"]).map((span) => `${day}: ${span}`))
    .join(", ");
}

/**
 * OpenStreetMap's `opening_hours`: the usual week, then each day from `first` to `last` that differs from it. Hours past
 * midnight are on both days, because the rule of a date replaces the whole day, including the rest of the night.
 * Source: https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification
 */
export function openingHours(timetable: Timetable, first: string, last: string): string {
  const usual = usualOf(timetable, first, last);
  const week = weekdays.map((weekday) => openOn(usual, dayOn(weekday, first)));
  const rules = runsOf(week).flatMap(({ from, to, hours }) => {
    if (!hours) return [];
    if (hours === wholeDay && from === 0 && to === weekdays.length - 1) return ["24/7"];
    return [`${nameOf(from)}${to > from ? `-${nameOf(to)}` : ""} ${hours}`];
  });
  const dated = daysFrom(first, last).flatMap((day) => {
    const hours = openOn(timetable, day);
    if (hours === openOn(usual, day)) return [];
    return [`${day.slice(0, 4)} ${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(8)} ${hours || "off"}`];
  });
  return [...rules, ...dated].join("; ") || "off";
}

/** The hours of every week: those that apply from `first` to `last`, without exceptions. */
function usualOf({ slots }: Timetable, first: string, last: string): Timetable {
  const lasting = slots.filter(
    ({ weeks, since = "", until = "9" }) => weeks === undefined && since <= first && until >= last,
  );
  return { slots: lasting.map(({ since, until, ...slot }) => slot), exceptions: [] };
}

/** The first `weekday` from `first` on. */
function dayOn(weekday: Weekday, first: string): string {
  return daysFrom(first, addDays(first, weekdays.length - 1)).find((day) => weekdayOf(day) === weekday) ?? first;
}

/** The hours that begin on `day`, such as "20:00-02:00". */
function begunOn({ slots, exceptions }: Timetable, day: string): string[] {
  return joined(slots.flatMap((slot) => sessionsOn(slot, day, exceptions))).map(([start, end]) => {
    const isWholeDay = start.endsWith("T00:00") && end === momentOf(addDays(day, 1), "00:00");
    return isWholeDay ? wholeDay : `${start.slice(11)}-${end.slice(11)}`;
  });
}

/** When it is open on `day`, between its two midnights: "00:00-02:00,20:00-24:00". */
function openOn({ slots, exceptions }: Timetable, day: string): string {
  const [start, end] = [momentOf(day, "00:00"), momentOf(addDays(day, 1), "00:00")];
  return joined(sessionsFrom(slots, exceptions, start, day))
    .map(([from, to]) => `${from < start ? "00:00" : from.slice(11)}-${to >= end ? "24:00" : to.slice(11)}`)
    .join(",");
}

/** Sorts spans by time, and joins adjacent ones. */
function joined(sessions: Session[]): Span[] {
  const spans: Span[] = [];
  for (const { start, end } of sessions.sort((a, b) => (a.start < b.start ? -1 : 1))) {
    const before = spans.at(-1);
    if (before && start <= before[1]) before[1] = end > before[1] ? end : before[1];
    else spans.push([start, end]);
  }
  return spans;
}

/** Neighbouring days with the same hours. */
function runsOf(week: string[]): { from: number; to: number; hours: string }[] {
  const runs: { from: number; to: number; hours: string }[] = [];
  for (const [index, hours] of week.entries()) {
    const before = runs.at(-1);
    if (before?.hours === hours) before.to = index;
    else runs.push({ from: index, to: index, hours });
  }
  return runs;
}

/** "Mo". */
function nameOf(index: number): string {
  const [first = "", second = ""] = weekdays[index] ?? "";
  return first.toUpperCase() + second;
}
