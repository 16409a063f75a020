import { addDays, dayOf, daysBetween, momentNow, weekdayOf } from "@hospital/timetable/clock";
import {
  type DoctorEntry,
  type ExceptionRow,
  type OpdHours,
  opdHours,
  type Places,
  scopeOf,
  toException,
} from "@hospital/timetable/from-content";
import { type Exception, type Slot, sessionsOn } from "@hospital/timetable/timetable";
import type { Location } from "../messages/location.ts";
import { type Fault, fault } from "../messages/write-problem.ts";
import { subjects } from "../record/applies.ts";
import { isGroup, type Path } from "../record/values.ts";
import { isWithinANight } from "../schema/fields/times.ts";
import { addressProblems } from "./address-problems.ts";
import { nightProblems, roomPlaceProblems, roomProblems } from "./doctor-problems.ts";
import { parsedEntry } from "./entry-cache.ts";
import { hospitalPlaces } from "./hospital-places.ts";
import { leaveProblems, standInProblems } from "./leave-problems.ts";
import type { Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";
import { firstOverlapDay, sharedDays } from "./shared-days.ts";

/** Later days are typing errors. */
const maxYearsAhead = { leave: 2, holiday: 10 };

/**
 * Contradictions in and between hours and exceptions. Schema violations are reported elsewhere. With `isOfExceptions`, it
 * leaves out the warnings of doctors' records, which need most of the time.
 */
export function timeProblems(entries: Entry[], { isOfExceptions = false } = {}): Problem[] {
  const exceptions = entries.find(({ collection }) => collection === "exceptions");
  const parsed = exceptions && parsedEntry(exceptions);
  const rows = parsed?.success ? (parsed.data as { exceptions: ExceptionRow[] }).exceptions : [];
  const doctors = entries
    .filter(({ collection }) => collection === "doctors")
    .flatMap((entry) => {
      const { success, data } = parsedEntry(entry);
      return success ? [{ entry, id: entry.slug, data: data as DoctorEntry["data"] }] : [];
    });
  const departments = entries.filter(({ collection }) => collection === "departments");
  const hospital = entries.find(({ collection }) => collection === "hospital");
  const places = hospitalPlaces(entries);
  const inRows = exceptions
    ? rows.flatMap((row, index) =>
        rowProblems(
          exceptions,
          ["exceptions", index],
          row,
          doctors,
          departments.map(({ slug }) => slug),
        ),
      )
    : [];
  // Invalid rows can't be compared.
  if (inRows.length > 0 || (exceptions && !parsed?.success)) return inRows;
  const errors = [
    ...(exceptions
      ? [
          ...rivalProblems(exceptions, rows),
          ...missedProblems(exceptions, rows, doctors, places),
          ...standInProblems(exceptions, rows, doctors),
        ]
      : []),
    ...clashes(exceptions, rows, doctors, places),
    ...nightProblems(exceptions, rows, doctors, emergenciesIn(entries)),
  ];
  if (errors.some(({ level }) => level === "error")) return errors;
  const hours = entries.find(({ collection }) => collection === "hours");
  const idle = exceptions ? leaveProblems(exceptions, rows, doctors, hours) : [];
  if (isOfExceptions) return [...errors, ...idle];
  // A wrong time already has a warning.
  const outside = (hospital ? addressProblems(hospital, doctors, rows, places) : []).filter(
    ({ file, field }) => !errors.some((problem) => problem.file === file && problem.field === field),
  );
  const apart = roomPlaceProblems(doctors, floorPlanOf(entries), places);
  return [...errors, ...roomProblems(doctors, places), ...apart, ...outside, ...idle];
}

/** The places of each department in the floor plan, such as "A 1", by its file name. */
function floorPlanOf(entries: Entry[]): Map<string, Set<string>> {
  const entry = entries.find(({ collection }) => collection === "floorPlan");
  const parsed = entry && parsedEntry(entry);
  if (!parsed?.success) return new Map();
  const { departments } = parsed.data as { departments: { department: string; block?: string; floor: number }[] };
  const rows = Map.groupBy(departments, ({ department }) => department);
  return new Map(
    [...rows].map(([slug, floors]) => [slug, new Set(floors.map(({ block = "", floor }) => `${block} ${floor}`))]),
  );
}

/** The departments with sessions at night. */
function emergenciesIn(entries: Entry[]): Set<string> {
  const isEmergency = ({ data }: Entry) =>
    isGroup(data) &&
    (data.isEmergency === true || data.medicalSpecialty === "Emergency" || data.schemaType === "EmergencyService");
  const departments = entries.filter(({ collection }) => collection === "departments");
  return new Set(departments.filter(isEmergency).map(({ slug }) => slug));
}

function rowProblems(
  entry: Entry,
  path: Path,
  row: ExceptionRow,
  doctors: DoctorEntry[],
  departments: string[],
): Problem[] {
  const fieldFault =
    subjectFault(row) ??
    daysFault(row) ??
    (row.change === "late" ? lateFault(row) : row.expected && notLate) ??
    timesFault(row) ??
    standInFault(row) ??
    departmentFault(row, doctors, departments);
  if (!fieldFault) return [];
  const [field, fault] = fieldFault;
  return [entry.problem([...path, ...[field].flat()], fault)];
}

/** A missing or superfluous subject of an exception. */
function subjectFault({ for: subject, ...row }: ExceptionRow): FieldFault | undefined {
  const named = subjects.filter((field) => row[field] !== undefined);
  const otherSubject = named.find((field) => field !== subject && !(subject === "doctor" && field === "department"));
  if (subject !== "whole-hospital" && row[subject] === undefined) return ["for", fault("changeForNobody", { subject })];
  return otherSubject && [otherSubject, fault("changeForAnother", { subject, named: otherSubject })];
}

function daysFault({ for: subject, from, until = from, days }: ExceptionRow): FieldFault | undefined {
  const years = /hospital|place|department/.test(subject) ? maxYearsAhead.holiday : maxYearsAhead.leave;
  if (daysBetween(dayOf(momentNow()), from) > years * 366) return ["from", fault("farAhead", { day: from, years })];
  if (daysBetween(from, until) > 366) return ["until", fault("longerThanAYear")];
  const span = Array.from({ length: Math.min(7, daysBetween(from, until) + 1) }, (_, ahead) => addDays(from, ahead));
  if (days && !span.some((day) => days.includes(weekdayOf(day))))
    return ["days", fault("noSuchWeekday", { from, until })];
  return undefined;
}

function timesFault({ for: subject, change, times }: ExceptionRow): FieldFault | undefined {
  const isAdding = change === "other-times" || change === "extra";
  if (isAdding && (subject === "whole-hospital" || subject === "place" || subject === "department"))
    return ["change", fault("timesForAll", { change, subject })];
  if (isAdding && !times) return ["change", fault("timesMissing")];
  if (change === "as-usual" && subject === "whole-hospital") return ["change", fault("usualForHospital")];
  if (change === "as-usual" && times) return ["times", fault("timesOnUsualDay")];
  const index = subject === "doctor" ? (times ?? []).findIndex((span) => !isWithinANight(span)) : -1;
  const path = ["times", index, "to"];
  return index < 0
    ? undefined
    : [path, fault("endsBeforeStart", { field: { path }, value: String(times?.[index]?.to) })];
}

function standInFault({ for: subject, change, standIn, doctor }: ExceptionRow): FieldFault | undefined {
  if (standIn && !(subject === "doctor" && change === "closed")) return ["standIn", fault("standInWithoutAbsence")];
  return standIn && standIn === doctor ? ["standIn", fault("standInForSelf")] : undefined;
}

function departmentFault(row: ExceptionRow, doctors: DoctorEntry[], departments: string[]): FieldFault | undefined {
  const doctor = doctors.find(({ id }) => id === row.doctor)?.data;
  const places = doctor && [doctor.department, ...(doctor.opd ?? []).map(({ department }) => department)];
  const isKnown = row.department !== undefined && departments.includes(row.department);
  if (!places || !isKnown || row.change === "extra" || places.includes(row.department)) return undefined;
  return ["department", fault("departmentWithoutHours")];
}

type FieldFault = [field: string | Path, fault: Fault];

const notLate: FieldFault = ["expected", fault("expectedWithoutLate")];

function lateFault(row: ExceptionRow): FieldFault | undefined {
  const otherField = (["until", "days", "times", "standIn"] as const).find((field) => row[field] !== undefined);
  if (row.for !== "doctor") return ["for", fault("lateNotADoctor")];
  if (!row.expected) return ["change", fault("lateWithoutTime")];
  if (otherField === "until" && row.until === row.from) return undefined;
  return otherField && [otherField, fault("lateWithOthers")];
}

/** A late doctor without a session at that time. Past rows are harmless, even if the hours have changed since. */
function missedProblems(
  entry: Entry,
  rows: ExceptionRow[],
  doctors: DoctorEntry[],
  places: Places | undefined,
): Problem[] {
  const exceptions = rows.flatMap((row) => toException(row));
  return rows.flatMap((row, index) => {
    const doctor = row.change === "late" && doctors.find(({ id }) => id === row.doctor);
    if (!doctor || row.from < dayOf(momentNow())) return [];
    const sessions = opdHours(doctor, doctors, rows, places).flatMap((slot) => sessionsOn(slot, row.from, exceptions));
    if (sessions.some(({ late }) => late?.of === scopeOf(row) && late.expected === row.expected)) return [];
    const values = { doctor: doctor.id, day: row.from, expected: String(row.expected) };
    return entry.problem(["exceptions", index, "expected"], fault("lateOutsideSession", values));
  });
}

/** Two exceptions for the same scope and day. */
function rivalProblems(entry: Entry, rows: ExceptionRow[]): Problem[] {
  return rows.flatMap((row, index) => {
    const rivalIndex = rows.findIndex((other, position) => position < index && isRival(row, other));
    const rival = rows[rivalIndex];
    if (!rival) return [];
    const { line } = entry.locate(["exceptions", rivalIndex]);
    const values = { line, from: rival.from, subject: row.for.replace("whole-", "") };
    return entry.problem(["exceptions", index, "from"], fault("contradictingRows", values));
  });
}

function isRival(row: ExceptionRow, otherRow: ExceptionRow): boolean {
  if ([row, otherRow].some(({ change }) => /extra|late/.test(change)) || scopeOf(row) !== scopeOf(otherRow))
    return false;
  const isPart = ({ change, times }: ExceptionRow) => change === "closed" && times !== undefined;
  return !(isPart(row) && isPart(otherRow)) && !sharedDays(asSlot(row), asSlot(otherRow)).next().done;
}

function asSlot({ from, until = from, days }: ExceptionRow): Slot {
  return { of: "", since: from, until, ...(days && { days: days.join(" ") }), from: "00:00", to: "24:00" };
}

interface Placed {
  slot: OpdHours;
  entry: Entry;
  path: Path;
}

/** A doctor with sessions in two places at the same time. */
function clashes(
  exceptions: Entry | undefined,
  rows: ExceptionRow[],
  doctors: (DoctorEntry & { entry: Entry })[],
  places: Places | undefined,
): Problem[] {
  const allExceptions = rows.flatMap((row) => toException(row));
  return doctors.flatMap((doctor) => {
    const weekly = opdHours(doctor, [], [], places).map((slot, index) => ({
      slot,
      entry: doctor.entry,
      path: ["opd", index, "from"],
    }));
    const without = { ...doctor, data: { ...doctor.data, opd: [] } };
    const dated = rows.flatMap((row, index) =>
      opdHours(without, doctors, [row], places).map((slot) => ({
        slot,
        entry: exceptions as Entry,
        path: ["exceptions", index, row.standIn === doctor.id ? "standIn" : "times"],
      })),
    );
    return clashesOf(doctor.entry.locate([]), [...weekly, ...dated], allExceptions);
  });
}

function clashesOf(doctor: Location, placed: Placed[], exceptions: Exception[]): Problem[] {
  return placed.flatMap(({ slot, entry, path }, index) => {
    for (const earlier of placed.slice(0, index)) {
      const day = firstOverlapDay(slot, earlier.slot, exceptions);
      if (!day) continue;
      const other = earlier.entry.locate(earlier.path);
      const values = { doctor, doctorId: String(slot.doctor), weekday: weekdayOf(day), day, other };
      return entry.problem(path, fault("clash", values));
    }
    return [];
  });
}
