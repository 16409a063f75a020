/** Converts the hours and exceptions of content/ to the slots of `timetable.ts`. */
import { daysFrom } from "./changes.ts";
import { addDays, momentOf, type Weekday, weekdayOf } from "./clock.ts";
import { cutSpan, type Exception, isDue, type Slot, sessionsOn, span } from "./timetable.ts";

/** The number of days whose exceptions a page has, the day of its build included. */
export const exceptionDays = 60;

export interface WeeklyHours {
  days?: Weekday[] | undefined;
  from: string;
  to: string;
  weeks?: string[] | undefined;
  since?: string | undefined;
  until?: string | undefined;
}

/** One text for all languages, or one for each. */
type Text = string | ({ en: string } & { [language: string]: string | undefined });

/** Where a session is: the room, and one of the hospital's other places by its name in the first language. */
interface Where {
  room?: Text | undefined;
  at?: string | undefined;
}

/** The addresses of a hospital with several, by their names in the first language. */
export interface Places {
  /** The hospital's own address. */
  main: string;
  /** The places of the departments and laboratories at other addresses, by file name. */
  ofDepartments: ReadonlyMap<string, string | undefined>;
}

/** The part of a doctor's record that matters for hours. */
export interface DoctorEntry {
  id: string;
  data: {
    department: string;
    opd?: (WeeklyHours & Where & { department?: string | undefined })[] | undefined;
  };
}

/** A counter or ward of content/hours.yaml. */
interface OpenPlace {
  times: WeeklyHours[];
  closesOnHolidays: boolean;
}

/** A row of content/exceptions.yaml. */
export interface ExceptionRow {
  from: string;
  until?: string | undefined;
  days?: Weekday[] | undefined;
  for: "whole-hospital" | "place" | "department" | "doctor" | "counter" | "ward";
  /** The name in the first language of the place, counter or ward. */
  place?: string | undefined;
  doctor?: string | undefined;
  department?: string | undefined;
  counter?: string | undefined;
  ward?: string | undefined;
  change: "closed" | "late" | "other-times" | "extra" | "as-usual";
  expected?: string | undefined;
  times?: { from: string; to: string; room?: Text | undefined }[] | undefined;
  standIn?: string | undefined;
}

/** A doctor's OPD hours. */
export interface OpdHours extends Slot {
  doctor: string;
  department: string;
  room?: Text;
  /** One of the hospital's other places, by its name in the first language. */
  at?: string;
  /** The doctor who is replaced. */
  insteadOf?: string;
}

/** All slots of a doctor: weekly, extra, and as a stand-in for another. Without `places`, the hospital has one address. */
export function opdHours(
  doctor: DoctorEntry,
  doctors: DoctorEntry[],
  rows: ExceptionRow[],
  places?: Places,
): OpdHours[] {
  const { id } = doctor;
  const doctorRows = rows.filter((row) => row.for === "doctor" && row.doctor === id);
  const added = doctorRows.filter(({ change }) => change === "other-times" || change === "extra");
  return [
    ...weekly(doctor, places),
    ...added.flatMap((row) => addedHours(doctor, row, places)),
    ...rows.filter(({ standIn }) => standIn === id).flatMap((row) => takenOver(id, row, doctors, places)),
  ];
}

function weekly({ id, data }: DoctorEntry, places: Places | undefined): OpdHours[] {
  return (data.opd ?? []).map(({ room, at, department = data.department, ...hours }) =>
    sitting(id, department, { room, at }, toSlot(hours), places),
  );
}

/**
 * The slots that a row adds. They have the department, room and address of the doctor's usual session on that weekday, or
 * else of the first one.
 */
function addedHours({ id, data }: DoctorEntry, row: ExceptionRow, places: Places | undefined): OpdHours[] {
  const dates = datesOf(row);
  const sessions = (data.opd ?? []).filter(
    ({ department = data.department }) => !row.department || department === row.department,
  );
  const usualOn = (weekday: Weekday) => sessions.find(({ days }) => !days || days.includes(weekday)) ?? sessions[0];
  const days = daysFrom(dates.since, dates.until).filter((day) => isDue(dates, day));
  const bySession = Map.groupBy(new Set(days.map(weekdayOf)), usualOn);
  return [...bySession].flatMap(([usual, weekdays]) =>
    (row.times ?? []).map(({ room = usual?.room, ...times }) =>
      sitting(
        id,
        row.department ?? usual?.department ?? data.department,
        { room, at: usual?.at },
        { ...times, ...dates, ...(bySession.size > 1 && { days: weekdays.join(" ") }), added: "yes" },
        places,
      ),
    ),
  );
}

/** The name of a session's address: the session's own, or else its department's, or the hospital's. */
export function placeOf(
  { at, department }: Pick<OpdHours, "at" | "department">,
  { main, ofDepartments }: Places,
): string {
  return at ?? ofDepartments.get(department) ?? main;
}

function sitting(
  doctor: string,
  department: string,
  { room, at }: Where,
  hours: Omit<Slot, "of">,
  places: Places | undefined,
): OpdHours {
  const place = places && placeOf({ at, department }, places);
  const of = `${scopesAt(place)} department/${department} doctor/${doctor} doctor/${doctor}/${department}`;
  return { of, doctor, department, ...(room && { room }), ...(at && { at }), ...hours };
}

/** The slots of another doctor on the days of that doctor's leave, with the weekdays on which they are due. */
function takenOver(id: string, row: ExceptionRow, doctors: DoctorEntry[], places: Places | undefined): OpdHours[] {
  const away = doctors.find((doctor) => doctor.id === row.doctor);
  const hours = away
    ? weekly(away, places).filter(({ department }) => !row.department || department === row.department)
    : [];
  const dates = datesOf(row);
  return hours.flatMap((weeklySlot) => {
    const since = later(weeklySlot.since, dates.since);
    const until = earlier(weeklySlot.until, dates.until);
    const due = daysFrom(since, until).filter((day) => isDue(weeklySlot, day) && isDue(dates, day));
    const days = [...new Set(due.map(weekdayOf))];
    if (days.length === 0) return [];
    return (row.times ?? [{ from: "00:00", to: "24:00" }]).flatMap((cut) => {
      const [begins, ends] = span(weeklySlot, since);
      const [cutFrom, cutUntil] = cutSpan(cut, weeklySlot, since);
      const [start, end] = [later(begins, cutFrom), earlier(ends, cutUntil)];
      if (start >= end) return [];
      const [from, to] = [start.slice(11), end.slice(11)];
      const { of: _, doctor, department, room, at, ...rest } = weeklySlot;
      const dated = { ...rest, days: days.join(" "), since, until, from, to };
      const slot = sitting(id, department, { room, at }, dated, places);
      return [{ ...slot, insteadOf: doctor }];
    });
  });
}

/**
 * The rows, with a stand-in only on the days on which that doctor takes the session. A leave during which this changes
 * becomes several rows.
 */
export function withPresentStandIns<Row extends ExceptionRow>(
  rows: Row[],
  doctors: DoctorEntry[],
  places?: Places,
): Row[] {
  const exceptions = rows.flatMap((row) => toException(row));
  return rows.flatMap((row) => {
    const { from, until = from, standIn } = row;
    if (!standIn) return row;
    const slots = takenOver(standIn, row, doctors, places);
    const parts: Row[] = [];
    for (const day of daysFrom(from, until)) {
      if (!slots.some((slot) => isDue(slot, day))) continue;
      const isPresent = slots.some((slot) => sessionsOn(slot, day, exceptions).length > 0);
      const part = parts.at(-1);
      if (part && Boolean(part.standIn) === isPresent) continue;
      if (part) part.until = addDays(day, -1);
      parts.push({ ...row, from: part ? day : from, until, standIn: isPresent ? standIn : undefined });
    }
    return parts.length > 0 ? parts : { ...row, standIn: undefined };
  });
}

/**
 * All slots of the counter or ward `name`, its name in content/hours.yaml in the first language. `at` is its place, if the
 * hospital has several addresses.
 */
export function openHours(
  kind: "counter" | "ward",
  name: string,
  place: OpenPlace,
  rows: ExceptionRow[],
  at?: string,
): Slot[] {
  const scope = namedScope(kind, name);
  const of = place.closesOnHolidays ? `${scopesAt(at)} ${scope}` : scope;
  const added = rows.filter((row) => row.for === kind && row[kind] === name && /other-times|extra/.test(row.change));
  return [
    ...place.times.map((hours) => ({ of, ...toSlot(hours) })),
    ...added.flatMap((row) =>
      (row.times ?? []).map(({ from, to }) => ({ of, from, to, ...datesOf(row), added: "yes" })),
    ),
  ];
}

/** A counter closes with its address, unless one of them is open around the clock at times. */
export function closesWithAddress(...times: [counter: WeeklyHours[], address: WeeklyHours[]]): boolean {
  return times.every((hours) => addressHours(hours).every(({ of }) => of));
}

/**
 * The slots of an address, by its name if the hospital has several. Hours around the clock have no scope: a holiday
 * closes the OPD, but a hospital that never closes still admits patients.
 */
export function addressHours(times: WeeklyHours[], place?: string): Slot[] {
  return times.map((hours) => ({
    of: hours.from === "00:00" && hours.to === "24:00" ? "" : scopesAt(place),
    ...toSlot(hours),
  }));
}

/** The closure, delay or "as usual" of a row; undefined if it only adds hours. `why` and `instead` are in one language. */
export function toException(row: ExceptionRow, why?: string, instead?: string): Exception[] {
  if (row.change === "extra") return [];
  return [
    {
      of: scopeOf(row),
      ...datesOf(row),
      ...(row.change === "closed" && row.times && { times: row.times.map(({ from, to }) => ({ from, to })) }),
      ...(row.change === "as-usual" && { usual: true }),
      ...(row.change === "late" && { expected: row.expected }),
      ...(why && { why }),
      ...(instead && { instead }),
    },
  ];
}

/**
 * The moment on `day` after which a row has no effect on the OPD: the end of its times, of the hours that they replace or
 * of the delayed session, or midnight.
 */
export function endOn(row: ExceptionRow, day: string, hours: Slot[]): string {
  const midnight = momentOf(day, "24:00");
  if (row.change !== "late") {
    const replaced = row.change === "other-times" ? hours.filter(({ of }) => of.split(" ").includes(scopeOf(row))) : [];
    const ends = [
      ...(row.times ?? []).map((times) => span(times, day)[1]),
      ...replaced.flatMap((slot) => sessionsOn(slot, day, [])).map(({ end }) => end),
    ];
    return (
      ends
        .map((end) => earlier(end, midnight))
        .sort()
        .at(-1) ?? midnight
    );
  }
  const [exception] = toException(row);
  const late = hours.flatMap((slot) => sessionsOn(slot, day, exception ? [exception] : []));
  return earlier(late.find((session) => session.late)?.end, midnight);
}

/** The scope of a row, as in `Slot.of`. */
export function scopeOf({ for: subject, doctor, department, ...names }: ExceptionRow): string {
  if (subject === "doctor") return department ? `doctor/${doctor}/${department}` : `doctor/${doctor}`;
  if (subject === "department") return `department/${department}`;
  if (subject === "whole-hospital") return "hospital";
  return namedScope(subject, names[subject] ?? "");
}

/** The scopes of everything at an address of the hospital, by its name; without a name, it has one address. */
export function scopesAt(place: string | undefined): string {
  return place === undefined ? "hospital" : `hospital ${namedScope("place", place)}`;
}

function namedScope(kind: "place" | "counter" | "ward", name: string): string {
  return `${kind}/${name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")}`;
}

/** Whether a row is for one of the days from `first` to `last`. */
export function overlaps({ from, until = from }: ExceptionRow, first: string, last: string): boolean {
  return until >= first && from <= last;
}

function datesOf({ from, until = from, days }: ExceptionRow) {
  return { since: from, until, ...(days && { days: days.join(" ") }) };
}

function toSlot({ days, weeks, since, until, from, to }: WeeklyHours): Omit<Slot, "of"> {
  return {
    ...(days && { days: days.join(" ") }),
    ...(weeks && { weeks: weeks.join(" ") }),
    ...(since && { since }),
    ...(until && { until }),
    from,
    to,
  };
}

function later(first = "", second = ""): string {
  return first > second ? first : second;
}

function earlier(first: string | undefined, second: string): string {
  return first && first < second ? first : second;
}
