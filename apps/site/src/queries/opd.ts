import { dayOfWeek, longDate, weekdayName } from "@hospital/content/text/calendar";
import { clockSpan, spokenTimesOf } from "@hospital/content/text/clock-time";
import { fill, listed } from "@hospital/content/text/fill";
import { type Locale, localePath } from "@hospital/content/text/locales";
import { phrases } from "@hospital/content/text/phrases";
import type { Change } from "@hospital/timetable/changes";
import { addDays, daysBetween, type Weekday, weekdayOf, weekdays } from "@hospital/timetable/clock";
import type { OpdHours } from "@hospital/timetable/from-content";
import { type Exception, nextSession } from "@hospital/timetable/timetable";
import type { OpdSlot } from "../components/opd-row/opd-row";
import type { OpdWeekProps } from "../components/opd-week/opd-week";
import { shortDays } from "../i18n/day-spans.ts";
import { describeChange } from "../i18n/describe-change";
import { messages } from "../i18n/messages";
import { getDepartments } from "./departments";
import { getDoctorLetters, getDoctorMap } from "./doctors";
import { getBuildingFinder, getRoomFinder } from "./places";
import {
  builtOn,
  getComingChanges,
  getDifferences,
  getExceptions,
  getHoursOf,
  getOpdHours,
  isDated,
  lastKnown,
  toDated,
} from "./timetable";

/** The timetable of a doctor or a department. */
export async function getTimetable(subject: { doctor: string } | { department: string }, locale: Locale) {
  const hours =
    "doctor" in subject
      ? await getHoursOf(subject.doctor)
      : (await getOpdHours()).filter(({ department }) => department === subject.department);
  const changes = await getComingChanges(hours, locale);
  const exceptions = await getExceptions(locale);
  const slots = await toSlots(hours, exceptions, locale);
  slots.sort((a, b) => order(a.day) - order(b.day) || weeklyFirst(a, b));
  return { hours, exceptions, changes, table: { slots, labels: tableLabels(locale) } };
}

/** Sorts weekly hours before hours for certain dates. */
export function weeklyFirst(a: OpdSlot, b: OpdSlot): number {
  return Number("dates" in a.dated) - Number("dates" in b.dated);
}

/** Whether the row isn't for certain dates, or the rest of the night before. */
export function isWeekly({ dated }: OpdSlot): boolean {
  return !dated.dates && !dated.rest;
}

function tableLabels(locale: Locale) {
  const { opd, department, fees, message } = messages(locale);
  return { ...opd, department, fee: fees.title, message: message.title };
}

/** The OPD week: each day with its slots, sorted by time. */
export async function getWeek(locale: Locale): Promise<Omit<OpdWeekProps, "changes">> {
  const hours = await getOpdHours();
  const names = new Map((await getDepartments(locale)).map(({ slug, data }) => [slug, data.title]));
  const exceptions = await getExceptions(locale);
  const slots = (await toSlots(hours, exceptions, locale, "week")).map((slot) => ({
    ...slot,
    department: {
      name: names.get(slot.departmentSlug) ?? "",
      href: localePath(`/${slot.departmentSlug}`, locale),
    },
  }));
  const differences = await getDifferences(locale);
  const weekly = weekdays.filter((day) => slots.some((slot) => slot.day === day && isWeekly(slot)));
  const days = weekdays.map((day) => {
    const next =
      weekly.find((candidate) => order(candidate) > order(day)) ?? weekly.find((candidate) => candidate !== day);
    return {
      day,
      name: weekdayName(day, locale),
      shortName: weekdayName(day, locale, "short"),
      slots: slots.filter((slot) => slot.day === day),
      differences: differences
        .filter((difference) => weekdayOf(difference.day) === day)
        .map((difference) => ({ ...difference, name: dayOfWeek(difference.day, locale, "short") })),
      ...(next && { next: { day: next, name: weekdayName(next, locale) } }),
    };
  });
  return { days, labels: tableLabels(locale) };
}

/** The departments whose own pages have the timetable, if the hospital has too many doctors for one page. */
export async function getOpdDepartments(locale: Locale) {
  if ((await getDoctorLetters()).length === 0) return [];
  const hours = Map.groupBy(await getOpdHours(), ({ department }) => department);
  return (await getDepartments(locale))
    .filter(({ slug }) => hours.has(slug))
    .map(({ slug, data }) => ({
      name: data.title,
      href: `${localePath(`/${slug}`, locale)}#doctors`,
      text: fill(messages(locale).doctorFinder.all, {
        total: new Set(hours.get(slug)?.map(({ doctor }) => doctor)).size,
      }),
    }));
}

type Row = OpdSlot & { departmentSlug: string };

/**
 * One row per weekday, sorted by time, and one for the rest of a night; rows for certain dates include the dates. Only the
 * week has notes in its rows: a doctor's timetable follows the coming changes.
 */
async function toSlots(
  hours: OpdHours[],
  exceptions: Exception[],
  locale: Locale,
  where: "profile" | "week" = "profile",
): Promise<Row[]> {
  const doctors = await getDoctorMap(locale);
  const roomOf = await getRoomFinder(locale);
  const buildingOf = await getBuildingFinder(locale);
  const nameOf = (slug: string | undefined) => slug && doctors.get(slug)?.name;
  return hours
    .toSorted((a, b) => a.doctor.localeCompare(b.doctor))
    .flatMap((session) => daysOf(session).map((day) => ({ ...session, days: day, day })))
    .flatMap(({ day, ...session }) => {
      const { doctor, department, insteadOf } = session;
      const { changes, dated } = toDated(session, exceptions, buildingOf(session));
      const noteOf = (change: Change) => {
        // Shown once for the whole day.
        if (change.spans.length === 0 && change.cause && !change.cause.of.startsWith("doctor/")) return [];
        const doctorHours = hours.filter((candidate) => candidate.doctor === doctor);
        const nextFrom = (moment: string) => nextSession(doctorHours, exceptions, moment, lastKnown());
        const first = nextFrom(`${change.day}T00:00`);
        // The night before isn't next.
        const next = first && first.day < change.day ? nextFrom(first.end) : first;
        const nextWithBuilding = next && { ...next, at: buildingOf(next.slot) };
        return [{ day: change.day, text: describeChange(change, nextWithBuilding, locale) }];
      };
      const row = {
        room: roomOf(session),
        when: whenInWords({ day, ...session }, nameOf(insteadOf), locale),
        doctor: {
          name: nameOf(doctor) ?? "",
          href: localePath(`/dr-in-hospital/${doctor}`, locale),
          fee: doctors.get(doctor)?.fee,
          message: doctors.get(doctor)?.message,
        },
        departmentSlug: department,
      };
      return dated.map((part): Row => {
        const rowDay = (part.rest ? part.days : day) as Weekday;
        return {
          ...row,
          dated: part,
          day: rowDay,
          dayName: weekdayName(rowDay, locale),
          hours: clockSpan(part.from, part.to, spokenTimesOf(locale)),
          notes: where === "week" && !part.rest ? changes.flatMap(noteOf) : [],
        };
      });
    })
    .sort((a, b) => order(a.day) - order(b.day) || a.dated.from.localeCompare(b.dated.from));
}

/** The weekdays between the slot's first and last day. */
function daysOf({ days, since, until }: OpdHours): Weekday[] {
  if (days) return days.split(" ") as Weekday[];
  if (!since || !until) return [...weekdays];
  const count = Math.min(7, daysBetween(since, until) + 1);
  return Array.from({ length: count }, (_, ahead) => weekdayOf(addDays(since, ahead)));
}

/** The restriction of a slot as text: "1st and 3rd Saturday of the month", "only 6 Dec · instead of Dr Rao". */
function whenInWords({ day, ...hours }: OpdHours & { day: Weekday }, absent: string | undefined, locale: Locale) {
  const { opd, weeks, and } = messages(locale);
  const { since = "", until = "" } = hours;
  const weekNames = hours.weeks?.split(" ").map((week) => weeks[week as keyof typeof weeks]);
  return [
    ...(weekNames
      ? [fill(opd.everyMonth, { weeks: listed(weekNames, and, locale), day: weekdayName(day, locale) })]
      : []),
    ...(isDated(hours) ? [fill(opd.only, { days: shortDays(since, until, locale) })] : []),
    ...(!isDated(hours) && since > builtOn() ? [fill(opd.since, { day: longDate(since, locale) })] : []),
    ...(!isDated(hours) && until ? [fill(phrases[locale].untilDay, { day: longDate(until, locale) })] : []),
    ...(absent ? [fill(opd.insteadOf, { name: absent })] : []),
  ].join(" · ");
}

const order = (day: Weekday) => weekdays.indexOf(day);
