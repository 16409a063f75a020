import type { ComingChangesProps } from "../components/coming-changes/coming-changes";
import { dayOfWeek, daysInWords, longDate, weekdaySpans } from "../i18n/calendar";
import { clockSpan, clockTime } from "../i18n/clock-time";
import { defaultLocale, type Locale, translate } from "../i18n/locales";
import { fill, words } from "../i18n/words";
import { memoize } from "../memoize";
import { addDays, dayOf, momentNow } from "../time/clock";
import {
  type ExceptionRow,
  exceptionDays,
  type OpdHours,
  opdHours,
  overlaps,
  scopeOf,
  toException,
} from "../time/from-content";
import type { Exception, Slot } from "../time/timetable";
import { findOnly, getEntries, getPage } from "./entries";

type Row = Awaited<ReturnType<typeof getRows>>[number];

/** The day on which the pages are built. */
export const builtOn = () => dayOf(momentNow());

/** The last day whose exceptions are in the page; the editor's preview has a whole year, to show any day of it. */
export const lastKnown = () => addDays(builtOn(), import.meta.env.DEV ? 366 : exceptionDays);

/** The exceptions of the coming days, by date. */
export const getExceptionRows = async () => (await getRows()) as ExceptionRow[];

const getRows = memoize(async () => {
  const { exceptions = [] } = (await findOnly("exceptions")) ?? {};
  return exceptions
    .filter((row) => overlaps(row as ExceptionRow, builtOn(), lastKnown()))
    .sort((a, b) => a.from.localeCompare(b.from));
});

/** All slots of all doctors, weekly and dated. */
export const getOpdHours = memoize(async (): Promise<OpdHours[]> => {
  const doctors = await getEntries("doctors");
  const rows = await getExceptionRows();
  return doctors
    .flatMap((doctor) => opdHours(doctor, doctors, rows))
    .filter(({ until }) => !until || until >= builtOn());
});

/** Those of one doctor. */
export async function getHoursOf(doctor: string): Promise<OpdHours[]> {
  return (await getHoursByDoctor()).get(doctor) ?? [];
}

const getHoursByDoctor = memoize(async () => Map.groupBy(await getOpdHours(), ({ doctor }) => doctor));

/** The part of a slot that scripts need. */
export function toSlot({ doctor: _, department: __, room: ___, insteadOf: ____, ...slot }: OpdHours): Slot {
  return slot;
}

/** The closures of the coming days, in one language. */
export const getExceptions = memoize(async (locale: Locale): Promise<Exception[]> => {
  const names = await getDoctorNames(locale);
  return (await getRows()).flatMap((row) =>
    toException(row as ExceptionRow, translate(row.why, locale), row.standIn && names.get(row.standIn)),
  );
});

/** The coming exceptions from the hours `slots`, as data for scripts and in words. */
export async function getComingChanges(
  slots: Slot[],
  locale: Locale,
): Promise<Omit<ComingChangesProps, "id" | "level">> {
  const circles = new Set(slots.flatMap(({ of }) => of.split(" ")));
  const label = words(locale).changes;
  return {
    exceptions: (await getExceptions(locale)).filter(({ of }) => circles.has(of)),
    changes: (await getChanges(locale)).filter(({ of }) => circles.has(of)).map(({ of: _, ...change }) => change),
    last: lastKnown(),
    asOf: fill(label.asOf, { day: longDate(builtOn(), locale) }),
    labels: label,
    spokenTimes: words(locale).spokenTimes,
  };
}

/** Every exception in words, with its scope. */
const getChanges = memoize(async (locale: Locale) =>
  Promise.all(
    (await getRows()).map(async (row) => ({
      of: scopeOf(row as ExceptionRow),
      until: row.until ?? row.from,
      text: await inWords(row, locale),
    })),
  ),
);

/** "Tuesday 24 November: no OPD (Guru Nanak Jayanti)." */
async function inWords(row: Row, locale: Locale): Promise<string> {
  const label = words(locale).changes;
  const names = await getDoctorNames(locale);
  const subject = row.for === "whole-hospital" ? "hospital" : row.for;
  const hours = (row.times ?? []).map(({ from, to }) => clockSpan(from, to, words(locale).spokenTimes)).join(", ");
  const kinds = { closed: "", "other-times": "Other", extra: "Extra", "as-usual": "Usual" } as const;
  const template = label[`${subject}${kinds[row.change]}` as keyof typeof label];
  const department = row.department && (await getPage("departments", row.department, locale)).title;
  const name = { hospital: "", doctor: names.get(row.doctor ?? "") ?? "", department: department ?? "" };
  const what = fill(template, { name: { ...name, ...(await getPlaceNames(row, locale)) }[subject] ?? "", hours });
  const instead = row.standIn && fill(label.instead, { name: names.get(row.standIn) ?? "" });
  return `${whenInWords(row, locale)}: ${what} (${translate(row.why, locale)})${instead ? `; ${instead}` : ""}`;
}

function whenInWords({ from, until = from, days, change, times = [] }: Row, locale: Locale): string {
  const label = words(locale).changes;
  const dates = from === until ? dayOfWeek(from, locale) : daysInWords(from, until, locale);
  const whole = days ? `${dates} (${weekdaySpans(days, locale)})` : dates;
  const [only] = times;
  if (change !== "closed" || !only) return whole;
  return only.to === "24:00"
    ? fill(label.from, { days: whole, time: clockTime(only.from, words(locale).spokenTimes) })
    : fill(label.during, {
        days: whole,
        hours: times.map(({ from, to }) => clockSpan(from, to, words(locale).spokenTimes)).join(", "),
      });
}

async function getPlaceNames({ counter, ward }: Row, locale: Locale) {
  const { counters = [], wards = [] } = (await findOnly("hours")) ?? {};
  const nameOf = (places: typeof counters, name: string | undefined) => {
    const place = places.find((one) => (typeof one.name === "string" ? one.name : one.name[defaultLocale]) === name);
    return place ? translate(place.name, locale) : "";
  };
  return { counter: nameOf(counters, counter), ward: nameOf(wards, ward) };
}

/** By file name. */
const getDoctorNames = memoize(
  async (locale: Locale) =>
    new Map((await getEntries("doctors")).map(({ id, data }) => [id, translate(data.name, locale)])),
);
