import { daysFrom } from "@hospital/timetable/changes";
import { addDays, dayOf, momentNow, weekdayOf } from "@hospital/timetable/clock";
import {
  type DoctorEntry,
  type ExceptionRow,
  opdHours,
  openHours,
  scopeOf,
  toException,
  type WeeklyHours,
} from "@hospital/timetable/from-content";
import { isDue, type Slot, unusualDays } from "@hospital/timetable/timetable";
import { fault } from "../messages/write-problem.ts";
import { inLanguage, rowsAt } from "../record/values.ts";
import { parsedEntry } from "./entry-cache.ts";
import type { Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";

/** Past rows are harmless; after this time a wrong year is likelier than a row that isn't deleted yet. */
const daysUntilStale = 31;

/** Stand-ins who have leave or other times at the hours of the absent doctor. */
export function standInProblems(entry: Entry, rows: ExceptionRow[], doctors: DoctorEntry[]): Problem[] {
  const today = dayOf(momentNow());
  return rows.flatMap((_, index) => standInProblem(entry, rows, index, doctors, today));
}

/** Warnings of leave that changes nothing, by the hours of the doctors, counters and wards. */
export function leaveProblems(
  entry: Entry,
  rows: ExceptionRow[],
  doctors: DoctorEntry[],
  hours: Entry | undefined,
): Problem[] {
  const today = dayOf(momentNow());
  return rows.flatMap((row, index) =>
    lastDay(row) < today
      ? staleProblem(entry, index, row, today)
      : idleProblem(entry, index, row, slotsOf(row, doctors, hours)),
  );
}

const lastDay = ({ from, until = from }: ExceptionRow) => until;

function staleProblem(entry: Entry, index: number, row: ExceptionRow, today: string): Problem[] {
  const isPersonal = row.for === "doctor" || row.for === "counter" || row.for === "ward";
  if (!isPersonal || lastDay(row) >= addDays(today, -daysUntilStale)) return [];
  const isPast = fault("changeIsPast", { day: lastDay(row) });
  return [entry.problem(["exceptions", index, row.until ? "until" : "from"], isPast, { level: "warning" })];
}

function standInProblem(
  entry: Entry,
  rows: ExceptionRow[],
  index: number,
  doctors: DoctorEntry[],
  today: string,
): Problem[] {
  const row = rows[index] as ExceptionRow;
  const standIn = row.standIn && doctors.find(({ id }) => id === row.standIn);
  if (!standIn) return [];
  const sessions = opdHours({ ...standIn, data: { ...standIn.data, opd: [] } }, doctors, [row]);
  for (const [otherIndex, other] of rows.entries()) {
    const isAbsence = other.change === "closed" || other.change === "other-times";
    if (other.doctor !== standIn.id || other.for !== "doctor" || !isAbsence) continue;
    const day = dayWithLess(sessions, other, today);
    if (!day) continue;
    const isAway = fault("standInIsAway", {
      standIn: standIn.id,
      weekday: weekdayOf(day),
      day,
      other: entry.locate(["exceptions", otherIndex]),
      isCircle: other.standIn === row.doctor,
    });
    return [entry.problem(["exceptions", index, "standIn"], isAway)];
  }
  return [];
}

/** Leave on days without hours, or outside the hours. */
function idleProblem(entry: Entry, index: number, row: ExceptionRow, slots: Slot[] | undefined): Problem[] {
  if (row.change !== "closed" || !slots || dayWithLess(slots, row)) return [];
  const isOnDays = daysOf(row).some((day) => slots.some((slot) => isDue(slot, day)));
  return isOnDays
    ? [entry.problem(["exceptions", index, "times"], fault("leaveOutsideHours"), { level: "warning" })]
    : [entry.problem(["exceptions", index, "from"], fault("leaveWithoutHours"), { level: "warning" })];
}

/** The weekly hours of the doctor, counter or ward of a row; [] for other rows, or if they are unknown. */
function slotsOf(row: ExceptionRow, doctors: DoctorEntry[], hours: Entry | undefined): Slot[] | undefined {
  if (row.for === "doctor") {
    const doctor = doctors.find(({ id }) => id === row.doctor);
    return doctor && opdHours(doctor, [], []).filter(({ of }) => of.split(" ").includes(scopeOf(row)));
  }
  const kind = row.for;
  if (!hours || (kind !== "counter" && kind !== "ward")) return undefined;
  const { success, data } = parsedEntry(hours);
  if (!success) return undefined;
  const place = rowsAt(data, `${kind}s`).find(({ name }) => inLanguage(name, hours.languages[0]) === row[kind]);
  const times = place?.times as WeeklyHours[] | undefined;
  return times && openHours(kind, row[kind] ?? "", { times, closesOnHolidays: false }, []);
}

/** The first day from `first` on which a row shortens one of the sessions. */
function dayWithLess(slots: Slot[], row: ExceptionRow, first = row.from): string | undefined {
  const exceptions = toException(row);
  return daysOf(row).find((day) => day >= first && unusualDays(slots, exceptions, [day]).length > 0);
}

function daysOf(row: ExceptionRow): string[] {
  return daysFrom(row.from, lastDay(row)).filter((day) => !row.days || row.days.includes(weekdayOf(day)));
}
