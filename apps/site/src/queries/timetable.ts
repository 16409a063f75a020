import { memoize } from "@hospital/content/memoize";
import { placesIn, usualHours } from "@hospital/content/record/places";
import { dayOfWeek, dayWords, longDate, weekdaySpans } from "@hospital/content/text/calendar";
import { clockSpan, clockTime, spokenTimesOf } from "@hospital/content/text/clock-time";
import { commaList } from "@hospital/content/text/comma-list";
import { fill, withReason } from "@hospital/content/text/fill";
import { defaultLocale, inFirst, type Locale, translate } from "@hospital/content/text/locales";
import { changesOf, daysFrom, matters, toDatedHours } from "@hospital/timetable/changes";
import { addDays, dayOf, momentNow, momentOf, weekdayOf } from "@hospital/timetable/clock";
import {
  addressHours,
  type ExceptionRow,
  endOn,
  exceptionDays,
  type OpdHours,
  opdHours,
  overlaps,
  scopeOf,
  toException,
  withPresentStandIns,
} from "@hospital/timetable/from-content";
import { type Exception, isDue, type Slot, span, type Timetable, unusualDays } from "@hospital/timetable/timetable";
import type { ComingChangesData } from "../components/coming-changes/coming-changes";
import type { TodaysLine } from "../components/todays-exceptions/todays-exceptions";
import { daysInWords } from "../i18n/day-spans.ts";
import { messages } from "../i18n/messages";
import { findOnly, getAllIn, getEntries, getOnly, getPage } from "./entries";
import { type OpeningTime, openHoursLine } from "./opening-hours";

type Row = Awaited<ReturnType<typeof getRows>>[number];

/** The day of the build. */
export const builtOn = () => dayOf(momentNow());
/** The last day for statements that are valid for a year. */
export const yearFromBuild = () => addDays(builtOn(), 365);

/** The last day for which pages have exceptions. In development, a whole year, so that the preview can show any day. */
export const lastKnown = () => addDays(builtOn(), import.meta.env.DEV ? 366 : exceptionDays);

/** A session of the day before the build may continue past midnight. */
const firstKnown = () => addDays(builtOn(), -1);

/** The days from the build on for which pages have exceptions. */
export const comingDays = memoize(() => daysFrom(builtOn(), lastKnown()));

const knownDays = memoize(() => daysFrom(firstKnown(), lastKnown()));

/** The exceptions of the coming days, by date. */
export const getExceptionRows = async () => (await getRows()) as ExceptionRow[];

const getRows = memoize(async () => {
  const { exceptions = [] } = (await findOnly("exceptions")) ?? {};
  const rows = exceptions as (ExceptionRow & (typeof exceptions)[number])[];
  return withPresentStandIns(rows, await getEntries("doctors"), await getPlaceNames())
    .filter((row) => overlaps(row, firstKnown(), lastKnown()))
    .sort((a, b) => a.from.localeCompare(b.from));
});

/** The addresses of the hospital, its departments and laboratories; undefined if it has one address. */
export const getPlaceNames = memoize(async () => {
  const pages = [...(await getEntries("departments")), ...(await getEntries("laboratories"))];
  return placesIn(
    await getOnly("hospital"),
    pages.map(({ id, data }) => [id, data]),
    defaultLocale,
  );
});

/** The usual hours of an address, by its name in the first language if the hospital has several. */
export async function getAddressTimes(address: string | undefined): Promise<OpeningTime[]> {
  return usualHours(await getOnly("hospital"), address);
}

/** The hours of an address with their exceptions, by its name in the first language if the hospital has several. */
export async function getAddressHours(times: OpeningTime[], place: string | undefined, locale: Locale) {
  const slots = addressHours(times, place);
  const exceptions = (await getExceptionRows()).flatMap((row) => toException(row));
  const changes = unusualDays(slots, exceptions, comingDays());
  const timetable: Timetable = { slots, exceptions };
  return { timetable, openHours: openHoursLine(times, changes, locale, builtOn()) };
}

/** All slots of all doctors, weekly and dated. */
export const getOpdHours = memoize(async (): Promise<OpdHours[]> => {
  const doctors = await getEntries("doctors");
  const rows = await getExceptionRows();
  const places = await getPlaceNames();
  return doctors
    .flatMap((doctor) => opdHours(doctor, doctors, rows, places))
    .filter((slot) => !slot.until || span(slot, slot.until)[1] > momentOf(builtOn(), "00:00"));
});

/** Whether the hours are for certain dates instead of every week. */
export function isDated({ since, until, added, insteadOf }: Slot & Pick<OpdHours, "insteadOf">): boolean {
  return Boolean((added || insteadOf) && since && until);
}

/** The dates of hours that are for certain dates, and the exceptions on the coming days; `building` is to be shown. */
export function toDated(slot: Slot & Pick<OpdHours, "insteadOf">, exceptions: Exception[], building?: string) {
  const { since = "", until = "" } = slot;
  const dates = isDated(slot) ? daysFrom(since, until).filter((day) => isDue(slot, day)) : undefined;
  const changes = changesOf(slot, exceptions, knownDays()).filter(({ day }) => !dates || dates.includes(day));
  const coming = changes.filter(({ day }) => day >= builtOn());
  const dated = toDatedHours(slot, changes, dates);
  return { changes: coming, dated: building ? dated.map((part) => ({ ...part, at: building })) : dated };
}

/** The hours of one doctor. */
export async function getHoursOf(doctor: string): Promise<OpdHours[]> {
  return (await getHoursByDoctor()).get(doctor) ?? [];
}

const getHoursByDoctor = memoize(async () => Map.groupBy(await getOpdHours(), ({ doctor }) => doctor));

/** The labels of a doctor's next or current session. */
export function sessionLabels(locale: Locale) {
  const { search, opd } = messages(locale);
  return { next: search.nextSession, now: opd.now, nowUntil: opd.nowUntil };
}

/** The part of a slot that scripts need. */
export function toSlot({ doctor: _, department: __, room: ___, at: ____, insteadOf: _____, ...slot }: OpdHours): Slot {
  return slot;
}

/** The exceptions of the coming days, in one language. */
export const getExceptions = async (locale: Locale) => exceptionsOf(await getChanges(locale));

const exceptionsOf = (changes: { exception: Exception | undefined }[]): Exception[] =>
  changes.flatMap(({ exception }) => exception ?? []);

/** Counters or wards that closures of the hospital or of their address affect. */
interface Affected {
  kind: "counter" | "ward";
  rows: { name: string; slots: Slot[] }[];
}

/**
 * The coming exceptions from the hours `slots` as text, and words for scripts. With `affected`, the text of a holiday
 * also names the things that it closes.
 */
export async function getComingChanges(slots: Slot[], locale: Locale, affected?: Affected): Promise<ComingChangesData> {
  const scopes = new Set(slots.flatMap(({ of }) => of.split(" ")));
  const label = messages(locale).changes;
  const allChanges = await getChanges(locale);
  const exceptions = exceptionsOf(allChanges).filter(({ of }) => scopes.has(of));
  const changes = allChanges.filter(
    ({ row, exception }) =>
      scopes.has(scopeOf(row)) && daysOf(row).some((day) => !exception || matters(exception, slots, exceptions, day)),
  );
  return {
    changes: changes.map(({ row, exception, when, text }) => {
      const affectedText = affected && exception && affectedInWords(row, exception, exceptions, affected, locale);
      return { until: row.until ?? row.from, text: [`${when}: ${text}`, affectedText].filter(Boolean).join("; ") };
    }),
    last: lastKnown(),
    asOf: fill(label.asOf, { day: longDate(builtOn(), locale) }),
    labels: label,
    spokenTimes: spokenTimesOf(locale),
    days: wordsOfDays(locale),
  };
}

/** "OPD registration, Medical records: closed", for a closure of the hospital or of an address. */
function affectedInWords(
  row: ExceptionRow,
  exception: Exception,
  exceptions: Exception[],
  { kind, rows }: Affected,
  locale: Locale,
): string {
  if (row.for !== "whole-hospital" && row.for !== "place") return "";
  const names = rows
    .filter(({ slots }) => daysOf(row).some((day) => matters(exception, slots, exceptions, day)))
    .map(({ name }) => name);
  if (names.length === 0) return "";
  return fill(messages(locale).changes[exception.usual ? (`${kind}Usual` as const) : kind], {
    name: commaList(names, locale),
  });
}

/** Memoized: it formats 80 days. */
const wordsOfDays = memoize(dayWords);

/** For each coming day with exceptions, a line about the whole OPD: "Dr Rao is away · Dr Das sits as well, 5 – 6 pm". */
export const getDifferences = memoize(
  async (locale: Locale): Promise<{ day: string; text: string }[]> =>
    (await getChangesByDay(locale)).map(({ day, changes }) => ({ day, text: onOneLine(changes) })),
);

/** The lines of each day, from one moment to another: without the exceptions that are over. */
export const getTodaysLines = memoize(async (locale: Locale): Promise<TodaysLine[]> => {
  const hours = await getOpdHours();
  return (await getChangesByDay(locale)).flatMap(({ day, changes }) => {
    const parts = changes.map((change) => ({ ...change, until: endOn(change.row, day, hours) }));
    const ends = [...new Set(parts.map(({ until }) => until))].sort();
    return ends.map((end, index) => ({
      from: ends[index - 1] ?? `${day}T00:00`,
      until: end,
      text: onOneLine(parts.filter(({ until }) => until >= end)),
    }));
  });
});

function onOneLine(changes: { limit: string; text: string }[]): string {
  return changes.map(({ limit, text }) => [limit, text].filter(Boolean).join(": ")).join(" · ");
}

/** The coming days with exceptions of the OPD; the widest exception is first. */
const getChangesByDay = memoize(async (locale: Locale) => {
  const hours = await getOpdHours();
  const allChanges = await getChanges(locale);
  const exceptions = exceptionsOf(allChanges);
  const changes = allChanges.toSorted((a, b) => width(a.row) - width(b.row));
  return comingDays().flatMap((day) => {
    const dayChanges = changes.filter(({ row, exception }) =>
      exception && row.change !== "other-times"
        ? matters(exception, hours, exceptions, day)
        : row.for === "doctor" && daysOf(row).includes(day),
    );
    return dayChanges.length > 0 ? [{ day, changes: dayChanges }] : [];
  });
});

/** Ranks the scope of an exception; the widest is first. */
function width({ for: subject }: ExceptionRow): number {
  return ["whole-hospital", "place", "department", "doctor"].indexOf(subject);
}

/** The coming days on which the exception applies. */
function daysOf({ from, until = from, days }: ExceptionRow): string[] {
  const first = from > builtOn() ? from : builtOn();
  const last = until < lastKnown() ? until : lastKnown();
  return daysFrom(first, last).filter((day) => !days || days.includes(weekdayOf(day)));
}

/** The exceptions of the coming days as text: when, within which hours, and with which change. */
const getChanges = memoize(async (locale: Locale) => {
  const names = await getDoctorNames(locale);
  return Promise.all(
    (await getRows()).map(async (content) => {
      const row = content as ExceptionRow;
      const why = content.why && translate(content.why, locale);
      const [exception] = toException(row, why, row.standIn && names.get(row.standIn));
      const limit = limitInWords(row, locale);
      const when = commaList([datesInWords(row, locale), limit], locale);
      return { row, exception, limit, when, text: await inWords(content, why, locale) };
    }),
  );
});

/** "no OPD (Guru Nanak Jayanti)". */
async function inWords(row: Row, why: string | undefined, locale: Locale): Promise<string> {
  const { changes: label } = messages(locale);
  const spokenTimes = spokenTimesOf(locale);
  const names = await getDoctorNames(locale);
  const subject = await subjectKind(row);
  const hours = commaList(
    (row.times ?? []).map(({ from, to }) => clockSpan(from, to, spokenTimes)),
    locale,
  );
  const time = row.expected ? clockTime(row.expected, spokenTimes) : "";
  const kinds = { closed: "", late: "Late", "other-times": "Other", extra: "Extra", "as-usual": "Usual" } as const;
  const isOnlyDates =
    row.for === "doctor" && row.change === "extra" && (await getHoursOf(row.doctor ?? "")).every(isDated);
  const template = isOnlyDates ? label.doctorDates : label[`${subject}${kinds[row.change]}` as keyof typeof label];
  const text = fill(template, { name: (await getSubjectName(row, locale)) ?? "", hours, time });
  const instead = row.standIn && fill(label.instead, { name: names.get(row.standIn) ?? "" });
  return `${withReason(text, why)}${instead ? `; ${instead}` : ""}`;
}

/** Which labels describe a row. Like a counter, an address is closed; one that is open around the clock has no OPD. */
async function subjectKind({ for: subject, place }: Row) {
  if (subject !== "place") return subject === "whole-hospital" ? "hospital" : subject;
  return addressHours(await getAddressTimes(place)).every(({ of }) => of) ? "counter" : "place";
}

/** "Tuesday 24 November". */
function datesInWords({ from, until = from, days }: ExceptionRow, locale: Locale): string {
  const dates = from === until ? dayOfWeek(from, locale) : daysInWords(from, until, locale);
  return days ? `${dates} (${weekdaySpans(days, locale)})` : dates;
}

/** The hours of a partial closure: "from 1 pm", "10 am – 1 pm". */
function limitInWords({ change, times = [] }: ExceptionRow, locale: Locale): string {
  const { changes: label } = messages(locale);
  const spokenTimes = spokenTimesOf(locale);
  const [span] = times;
  if (change !== "closed" || !span) return "";
  if (span.to === "24:00") return fill(label.from, { time: clockTime(span.from, spokenTimes) });
  return commaList(
    times.map(({ from, to }) => clockSpan(from, to, spokenTimes)),
    locale,
  );
}

/** The name of the subject of the exception; undefined for the whole hospital. */
async function getSubjectName(row: Row, locale: Locale): Promise<string | undefined> {
  if (row.for === "doctor") return (await getDoctorNames(locale)).get(row.doctor ?? "");
  if (row.for === "department" && row.department) return (await getPage("departments", row.department, locale)).title;
  const { shortName, places = [] } = await getOnly("hospital");
  const { counters = [], wards = [] } = (await findOnly("hours")) ?? {};
  const names = {
    place: [shortName, ...places.map(({ name }) => name)],
    counter: counters.map(({ name }) => name),
    ward: wards.map(({ name }) => name),
  };
  const kind = row.for as keyof typeof names;
  const name = names[kind]?.find((subjectName) => inFirst(subjectName) === row[kind]);
  return name && translate(name, locale);
}

/** Names of doctors by file name. */
export const getDoctorNames = memoize(
  async (locale: Locale) => new Map((await getAllIn("doctors", locale)).map(({ slug, data }) => [slug, data.name])),
);
