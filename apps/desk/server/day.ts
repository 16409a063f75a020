import { posix } from "node:path";
import { placesIn } from "@hospital/content/record/places";
import { slugOf } from "@hospital/content/record/record-paths";
import { rowsAt } from "@hospital/content/record/values";
import { defaultLocale } from "@hospital/content/text/locales";
import { daysFrom } from "@hospital/timetable/changes";
import { addDays, dayOf, weekdayOf } from "@hospital/timetable/clock";
import {
  type DoctorEntry,
  type ExceptionRow,
  type OpdHours,
  opdHours,
  overlaps,
  type Places,
  placeOf,
  toException,
} from "@hospital/timetable/from-content";
import {
  closures,
  cutSpan,
  type Exception,
  isDue,
  momentIn,
  sessionsOn,
  span,
  type Hours as Times,
} from "@hospital/timetable/timetable";
import type { LocalizedText, RecordValue } from "../api.ts";
import { type Day, type DayAction, exceptionsFile, type SessionOfDay } from "../api-today.ts";
import { withMainLanguage } from "../fields/localized/with-main-language.ts";
import { refusalMessage } from "../messages/writers.ts";
import { nameOf, type ReadRecord, toLocalizedText } from "../store/records.ts";
import { Refusal } from "../store/refusal.ts";

/** The data of a day's sessions. */
interface Hours {
  doctors: (DoctorEntry & { path: string; value: RecordValue; photo: string | undefined })[];
  departments: Map<string, LocalizedText>;
  places: Places | undefined;
  /** The names of the other addresses, by those in the first language. */
  placeNames: Map<string | undefined, LocalizedText>;
  rows: Row[];
}

/** The form's value of a row of exceptions.yaml. */
type Row = ExceptionRow & { why?: LocalizedText };

/** The collections with the data of a day's sessions. */
export const collectionsOfDay = ["exceptions", "doctors", "departments", "hospital"];

export function hoursIn(records: ReadRecord[]): Hours {
  const doctors = records.filter(({ collection }) => collection === "doctors");
  const departments = records.filter(({ collection }) => collection === "departments");
  const exceptions = records.find(({ path }) => path === exceptionsFile);
  const hospital = records.find(({ path }) => path === "hospital.yaml");
  return {
    doctors: doctors.map(({ path, value }) => ({
      id: slugOf(path),
      data: value as unknown as DoctorEntry["data"],
      path,
      value,
      photo: typeof value.photo === "string" ? posix.join(posix.dirname(path), value.photo) : undefined,
    })),
    departments: new Map(departments.map(({ path, value }) => [slugOf(path), nameOf(path, value)])),
    places: placesIn(
      hospital?.value,
      departments.map(({ path, value }) => [slugOf(path), value]),
      defaultLocale,
    ),
    placeNames: new Map(
      rowsAt(hospital?.value, "places")
        .map((place) => nameOf("hospital.yaml", place))
        .map((name) => [name[defaultLocale], name]),
    ),
    rows: rowsIn(exceptions?.value),
  };
}

/** The rows in a version of exceptions.yaml. */
export function rowsIn(value: RecordValue | undefined): Row[] {
  return (value?.exceptions ?? []) as Row[];
}

/**
 * The public state of a day's sessions at the time `now`, sorted by time. Today has yesterday's sessions that continue past
 * midnight first.
 */
export function dayOfHours(hours: Hours, day: string, now: string): Day {
  const begun = sessionsBegunOn(hours, day, now);
  if (day !== dayOf(now)) return begun;
  const running = sessionsBegunOn(hours, addDays(day, -1), now).sessions.filter(({ isPast }) => !isPast);
  return { ...begun, sessions: [...running, ...begun.sessions] };
}

function sessionsBegunOn(allHours: Hours, day: string, now: string): Day {
  const hours = { ...allHours, rows: allHours.rows.filter((row) => isOn(row, day)) };
  const rowsByException = new Map<Exception, Row>();
  for (const row of hours.rows) for (const exception of toException(row)) rowsByException.set(exception, row);
  const closed = hours.rows.find((row) => row.for === "whole-hospital" && row.change === "closed");
  const sessions = hours.doctors.flatMap((doctor) =>
    opdHours(doctor, hours.doctors, hours.rows, hours.places).flatMap((slot) =>
      sessionOf(slot, doctor, hours, day, now, rowsByException),
    ),
  );
  // By the usual time: a late doctor's card stays in its position, with "Undo".
  sessions.sort((a, b) => a.from.localeCompare(b.from));
  return { day, closed: closed && (closed.why ?? {}), sessions };
}

/** The name of the session's address; undefined for the main address. */
function otherPlaceOf(slot: OpdHours, { places, placeNames }: Hours): LocalizedText | undefined {
  const place = places && placeOf(slot, places);
  if (!place || place === places.main) return undefined;
  return placeNames.get(place) ?? toLocalizedText(place);
}

function sessionOf(
  slot: OpdHours,
  doctor: Hours["doctors"][number],
  hours: Hours,
  day: string,
  now: string,
  rowsByException: Map<Exception, Row>,
): SessionOfDay[] {
  // A stand-in is shown with the doctor who is away.
  if (!isDue(slot, day) || slot.insteadOf) return [];
  const exceptions = [...rowsByException.keys()];
  const held = sessionsOn(slot, day, exceptions);
  const [closure] = closures(slot, day, exceptions);
  const reason = closure && rowsByException.get(closure);
  // The hours that apply instead are separate slots.
  if (held.length === 0 && reason?.change === "other-times") return [];
  const end = held.at(-1)?.end ?? span(slot, day)[1];
  const time: SessionTime = { doctor: doctor.id, day, from: slot.from, to: slot.to };
  const isAway = held.length === 0 && reason?.for === "doctor";
  return [
    {
      day,
      doctor: doctor.id,
      name: nameOf(doctor.path, doctor.value),
      speciality: (doctor.value.speciality ?? {}) as LocalizedText,
      department: hours.departments.get(slot.department) ?? {},
      photo: doctor.photo,
      from: slot.from,
      to: slot.to,
      room: slot.room ? toLocalizedText(slot.room) : undefined,
      at: otherPlaceOf(slot, hours),
      ...stateOf(slot, held, reason, hours, day),
      isPast: end <= now,
      canUndo: ownRows(hours.rows, time).length > 0,
      canComeBack: isAway && hours.rows.some((row) => isLongLeave(row, time)),
    },
  ];
}

function stateOf(
  slot: OpdHours,
  held: ReturnType<typeof sessionsOn>,
  reason: Row | undefined,
  hours: Hours,
  day: string,
): Pick<SessionOfDay, "state" | "expected" | "until" | "standIn" | "why"> {
  const late = held.find((session) => session.late)?.late;
  if (late?.expected) return { state: "late", expected: late.expected };
  const [first] = held;
  const last = held.at(-1);
  const why = reason?.why && { why: reason.why };
  if (!first || !last) {
    const standIn = hours.doctors.find(({ id }) => id === reason?.standIn);
    if (standIn)
      return { state: "standIn", standIn: { doctor: standIn.id, name: nameOf(standIn.path, standIn.value) }, ...why };
    return { state: reason?.for === "doctor" ? "away" : "closed", ...why };
  }
  if (slot.added) {
    const isExtra = hours.rows.some(
      (row) => row.change === "extra" && row.doctor === slot.doctor && isOn(row, day) && hasTime(row, slot),
    );
    return { state: isExtra ? "extra" : "otherTimes" };
  }
  const [start, end] = span(slot, day);
  if (first.start > start) return { state: "late", expected: first.start.slice(11), ...why };
  if (last.end === end || held.length > 1) return { state: "usual" };
  return { state: "endsEarly", until: last.end.slice(11), ...why };
}

function isOn(row: Row, day: string): boolean {
  return overlaps(row, day, day);
}

function isOfOneDay({ from, until = from }: Row, day: string): boolean {
  return from === day && until === day;
}

function hasTime({ times = [] }: Row, { from, to }: { from: string; to: string }): boolean {
  return times.some((span) => span.from === from && span.to === to);
}

interface SessionTime {
  doctor: string;
  day: string;
  from: string;
  to: string;
}

/** The rows for one session of one day, which "Undo" removes. */
function ownRows(rows: Row[], time: SessionTime): Row[] {
  const { doctor, day } = time;
  const [, end] = span(time, day);
  return rows.filter((row) => {
    if (!isOfOneDay(row, day)) return false;
    if (row.change !== "late") return isAbsence(row, time);
    return row.doctor === doctor && row.expected !== undefined && momentIn(time, day, row.expected) < end;
  });
}

function isAbsence(row: Row, time: SessionTime): boolean {
  if (row.for !== "doctor" || row.doctor !== time.doctor || row.change !== "closed") return false;
  return !row.times || row.times.some((times) => isIn(times, time));
}

/** Whether times of an exception take a part of the session. */
function isIn(times: Times, time: SessionTime): boolean {
  const [start, end] = span(time, time.day);
  const [from, until] = cutSpan(times, time, time.day);
  return from < end && until > start;
}

/** Whether a row is a leave of several days during which this session doesn't take place. */
function isLongLeave(row: Row, time: SessionTime): boolean {
  const { day } = time;
  const isDueOn = isOn(row, day) && (!row.days || row.days.includes(weekdayOf(day)));
  return isDueOn && !isOfOneDay(row, day) && isAbsence(row, time);
}

/** A row for a part of its days; [] if none of them is left. */
function partOf(row: Row, from: string, until: string): Row[] {
  const { until: _, days, ...rest } = row;
  if (!daysFrom(from, until).some((day) => !days || days.includes(weekdayOf(day)))) return [];
  return [{ ...rest, from, ...(until !== from && { until, ...(days && { days }) }) }];
}

/**
 * The exceptions after a tap. `earlierRows` has the rows of earlier versions, the newest first: a doctor who was late before
 * an absence is late again when it is undone.
 *
 * @throws {Refusal} if it contradicts the day's hours.
 */
export function rowsAfter(hours: Hours, action: DayAction, now: string, earlierRows: Row[][] = []): Row[] {
  const { day } = action;
  const isPastDay = day < dayOf(now);
  if (isPastDay && !("doctor" in action)) throw new Refusal(refusalMessage("dayIsOver"));
  const isHospital = (row: Row) => row.for === "whole-hospital" && row.change === "closed" && isOfOneDay(row, day);
  if (!("doctor" in action)) {
    if (action.action === "open") return hours.rows.filter((row) => !isHospital(row));
    if (hours.rows.some(isHospital)) return hours.rows;
    const why = action.why && withMainLanguage(action.why);
    return [...hours.rows, { from: day, for: "whole-hospital", change: "closed", ...(why && { why }) }];
  }
  const sessions = sessionsBegunOn(hours, day, now).sessions.filter(({ doctor }) => doctor === action.doctor);
  const session = sessions.find(({ from }) => from === action.from);
  // After midnight, yesterday's session may continue.
  if (isPastDay && (!session || session.isPast)) throw new Refusal(refusalMessage("dayIsOver"));
  if (!session) throw new Refusal(refusalMessage("sessionGone"));
  const time: SessionTime = { doctor: action.doctor, day, from: session.from, to: session.to };
  const otherSessions = sessions.filter((other) => other !== session);
  const covered =
    action.otherStandIn === undefined
      ? hours.rows
      : withOtherStandIn(hours.rows, action.doctor, day, action.otherStandIn);
  const rows = withoutOwn(covered, time, otherSessions);
  if (action.action === "hasCome") return rows;
  if (action.action === "undo") return [...rows, ...rowsBeforeAbsence(hours.rows, time, earlierRows)];
  if (action.action === "back")
    return rows.flatMap((row) => (isLongLeave(row, time) ? partOf(row, row.from, addDays(day, -1)) : [row]));
  const isAdded = session.state === "extra" || session.state === "otherTimes";
  if (isAdded && action.action !== "late") return changedAdded(rows, time, action);
  return [...rows, rowOf(action, time, otherSessions.length === 0, now)];
}

type SessionAction = Exclude<DayAction, { action: "closed" | "open" }>;

function rowOf(action: SessionAction, time: SessionTime, isOnly: boolean, now: string): Row {
  const { doctor, day, from, to } = time;
  const [start, end] = span(time, day);
  const row = { from: day, for: "doctor" as const, doctor };
  if (action.action === "late") {
    const { expected } = action;
    const moment = momentIn(time, day, expected);
    if (moment <= now) throw new Refusal(refusalMessage("timeHasPassed"));
    if (moment >= end) throw new Refusal(refusalMessage(expected > from ? "overByThen" : "notLate", { from }));
    return { ...row, change: "late", expected };
  }
  const closed = { ...row, change: "closed" as const };
  if (action.action === "endsEarly") {
    const moment = momentIn(time, day, action.until);
    if (!(moment > start && moment < end)) throw new Refusal(refusalMessage("endsBetween", { from, to }));
    return { ...closed, times: [{ from: action.until, to }] };
  }
  const standIn = action.action === "standIn" && { standIn: action.standIn };
  return { ...closed, ...(!isOnly && { times: [{ from, to }] }), ...standIn };
}

/** The rows without the ones for this session; a row for the whole day still applies to the others. */
function withoutOwn(rows: Row[], time: SessionTime, otherSessions: SessionOfDay[]): Row[] {
  const sessionRows = ownRows(rows, time);
  return rows.flatMap((row): Row[] => {
    if (!sessionRows.includes(row)) return [row];
    if (row.change === "late") return [];
    const times = row.times ?? otherSessions.map(({ from, to }) => ({ from, to }));
    const remaining = times.filter((other) => !isIn(other, time));
    return remaining.length > 0 ? [{ ...row, times: remaining }] : [];
  });
}

/** The rows with another stand-in instead of this doctor, or with none, on this day only. */
function withOtherStandIn(rows: Row[], doctor: string, day: string, standIn: string | null): Row[] {
  return rows.flatMap((row) => {
    if (row.standIn !== doctor || !isOn(row, day)) return [row];
    const { standIn: _, ...alone } = row;
    return [
      ...partOf(row, row.from, addDays(day, -1)),
      ...partOf(standIn === null ? alone : { ...alone, standIn }, day, day),
      ...partOf(row, addDays(day, 1), row.until ?? row.from),
    ];
  });
}

/** The rows for this session in the last version in which the doctor wasn't absent; [] if the doctor isn't absent now. */
function rowsBeforeAbsence(rows: Row[], time: SessionTime, earlierRows: Row[][]): Row[] {
  const isAbsentIn = (version: Row[]) => ownRows(version, time).some(({ change }) => change !== "late");
  const before = isAbsentIn(rows) ? earlierRows.find((version) => !isAbsentIn(version)) : undefined;
  return before ? ownRows(before, time) : [];
}

/** Hours that were added for a date take place despite any closure, so they are removed or shortened. */
function changedAdded(rows: Row[], { doctor, day, from, to }: SessionTime, action: SessionAction): Row[] {
  const added = rows.find(
    (row) => row.for === "doctor" && row.doctor === doctor && isOn(row, day) && hasTime(row, { from, to }),
  );
  if (!added || !isOfOneDay(added, day) || action.action === "standIn")
    throw new Refusal(refusalMessage("addedForDate"));
  const times = (added.times ?? []).flatMap((span) => {
    if (span.from !== from) return [span];
    return action.action === "endsEarly" ? [{ ...span, to: action.until }] : [];
  });
  const { times: _, ...rest } = added;
  const after: Row[] =
    times.length > 0 ? [{ ...added, times }] : added.change === "other-times" ? [{ ...rest, change: "closed" }] : [];
  return rows.flatMap((row) => (row === added ? after : [row]));
}
