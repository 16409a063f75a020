import { addDays, dayOf, daysBetween, momentNow, weekdayOf } from "@hospital/timetable/clock";
import {
  type DoctorEntry,
  type ExceptionRow,
  type OpdHours,
  opdHours,
  scopeOf,
  toException,
} from "@hospital/timetable/from-content";
import { type Exception, type Slot, sessionsOn } from "@hospital/timetable/timetable";
import { isGroup, type Path } from "../record/fields.ts";
import { nightProblems, roomProblems } from "./doctor-problems.ts";
import { labelOf, pathLabel } from "./labels.ts";
import { idleProblems, standInProblems } from "./leave-problems.ts";
import type { Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";
import { clashDay, sharedDays } from "./shared-days.ts";

/** Later days are typing errors. */
const maxYearsAhead = { leave: 2, holiday: 10 };

const subjects = ["department", "doctor", "counter", "ward"] as const;

/** Contradictions in and between hours and exceptions. Schema violations are reported elsewhere. */
export function timeProblems(entries: Entry[]): Problem[] {
  const exceptions = entries.find(({ collection }) => collection === "exceptions");
  const parsed = exceptions?.shape.safeParse(exceptions.data);
  const rows = parsed?.success ? (parsed.data as { exceptions: ExceptionRow[] }).exceptions : [];
  const doctors = entries
    .filter(({ collection }) => collection === "doctors")
    .flatMap((entry) => {
      const { success, data } = entry.shape.safeParse(entry.data);
      return success ? [{ entry, id: entry.slug, data: data as DoctorEntry["data"] }] : [];
    });
  const departments = entries.filter(({ collection }) => collection === "departments").map(({ slug }) => slug);
  const inRows = exceptions
    ? rows.flatMap((row, index) => rowProblems(exceptions, ["exceptions", index], row, doctors, departments))
    : [];
  // Invalid rows can't be compared.
  if (inRows.length > 0 || (exceptions && !parsed?.success)) return inRows;
  const errors = [
    ...(exceptions
      ? [
          ...rivalProblems(exceptions, rows),
          ...missedProblems(exceptions, rows, doctors),
          ...standInProblems(exceptions, rows, doctors),
        ]
      : []),
    ...clashes(exceptions, rows, doctors),
    ...nightProblems(exceptions, rows, doctors, emergenciesIn(entries)),
  ];
  if (errors.some(({ level }) => level === "error")) return errors;
  const hours = entries.find(({ collection }) => collection === "hours");
  const idle = exceptions ? idleProblems(exceptions, rows, doctors, hours) : [];
  return [...errors, ...roomProblems(doctors), ...idle];
}

/** The departments in which doctors sit at night. */
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
  const problem =
    subjectProblem(row) ??
    daysProblem(row) ??
    (row.change === "late" ? lateProblem(row) : row.expected && notLate) ??
    timesProblem(row) ??
    standInProblem(row) ??
    departmentProblem(row, doctors, departments);
  if (!problem) return [];
  const [field, message, fix, plainFix = fix] = problem;
  return [entry.problem([...path, ...[field].flat()], message, fix, { plain: `${message} ${plainFix}` })];
}

/** For whom it is. */
function subjectProblem({ for: subject, ...row }: ExceptionRow): Explained | undefined {
  const named = subjects.filter((field) => row[field] !== undefined);
  const foreign = named.find((one) => one !== subject && !(subject === "doctor" && one === "department"));
  if (subject !== "whole-hospital" && row[subject] === undefined)
    return [
      "for",
      `It is for a ${subject}, and does not say which one.`,
      `Add a line "${subject}: …".`,
      `Choose it under “${labelOf(subject)}”.`,
    ];
  if (foreign)
    return [
      foreign,
      `It is for ${nameOf(subject)}, and names a ${foreign}.`,
      `Write "for: ${foreign}", or remove the ${foreign}.`,
      `Choose “${labelOf(foreign)}” under “${labelOf("for")}”, or leave this empty.`,
    ];
  return undefined;
}

const nameOf = (subject: ExceptionRow["for"]) => (subject === "whole-hospital" ? "the whole hospital" : `a ${subject}`);

function daysProblem({ for: subject, from, until = from, days }: ExceptionRow): Explained | undefined {
  const years = /hospital|department/.test(subject) ? maxYearsAhead.holiday : maxYearsAhead.leave;
  if (daysBetween(dayOf(momentNow()), from) > years * 366)
    return ["from", `It begins on ${from}, more than ${years} years from today.`, "Correct the year."];
  if (daysBetween(from, until) > 366)
    return ["until", "It lasts longer than a year.", "Change the hours themselves, or write an earlier day."];
  const span = Array.from({ length: Math.min(7, daysBetween(from, until) + 1) }, (_, ahead) => addDays(from, ahead));
  if (days && !span.some((day) => days.includes(weekdayOf(day))))
    return ["days", `Between ${from} and ${until} there is no such day.`, "Look at the calendar, and correct it."];
  return undefined;
}

function timesProblem({ for: subject, change, times }: ExceptionRow): Explained | undefined {
  const isAdding = change === "other-times" || change === "extra";
  if (isAdding && (subject === "whole-hospital" || subject === "department"))
    return [
      "change",
      `Doctors have hours of their own, so ${change === "extra" ? "an extra clinic" : "other times"} cannot be for ${nameOf(subject)}.`,
      'Write "for: doctor" and the doctor; or, for a half day, "change: closed" with the times that fall away.',
      `Choose a doctor; or, for a half day, “${labelOf("closed")}” with the times that fall away.`,
    ];
  if (isAdding && !times)
    return [
      "change",
      "It does not say at what times.",
      'Add "times", with "from" and "to".',
      `Fill in “${labelOf("times")}”.`,
    ];
  if (change === "as-usual" && times)
    return [
      "times",
      "Times do not go with a day that is as usual.",
      'Remove them, or write "change: other-times".',
      `Remove them, or choose “${labelOf("other-times")}” under “${labelOf("change")}”.`,
    ];
  const night = subject === "doctor" ? (times ?? []).findIndex(({ from, to }) => to <= from) : -1;
  if (night >= 0) return [["times", night, "to"], "A doctor's hours end before they begin.", "Write a later time."];
  return undefined;
}

function standInProblem({ for: subject, change, standIn, doctor }: ExceptionRow): Explained | undefined {
  if (standIn && !(subject === "doctor" && change === "closed"))
    return [
      "standIn",
      "Nobody is away, so nobody stands in.",
      'It goes with "for: doctor" and "change: closed".',
      `It goes with a doctor for whom “${labelOf("closed")}” is chosen.`,
    ];
  if (standIn && standIn === doctor)
    return ["standIn", "The doctor cannot stand in for the same doctor.", "Name another one."];
  return undefined;
}

function departmentProblem(row: ExceptionRow, doctors: DoctorEntry[], departments: string[]): Explained | undefined {
  const doctor = doctors.find(({ id }) => id === row.doctor)?.data;
  const places = doctor && [doctor.department, ...(doctor.opd ?? []).map(({ department }) => department)];
  const isKnown = row.department !== undefined && departments.includes(row.department);
  if (!places || !isKnown || row.change === "extra" || places.includes(row.department)) return undefined;
  return [
    "department",
    "The doctor has no hours in this department.",
    "Name a department of the doctor's, or remove it: then it holds in all.",
  ];
}

type Explained = [field: string | Path, message: string, fix: string, plainFix?: string];

const notLate: Explained = [
  "expected",
  "Nobody is late, so nobody is expected later.",
  'It goes with "change: late".',
  `It goes with “${labelOf("late")}” under “${labelOf("change")}”.`,
];

function lateProblem(row: ExceptionRow): Explained | undefined {
  const foreign = (["until", "days", "times", "standIn"] as const).find((field) => row[field] !== undefined);
  if (row.for !== "doctor")
    return ["for", "Only a doctor can be late.", 'Write "for: doctor" and the doctor.', "Choose a doctor."];
  if (!row.expected)
    return [
      "change",
      "It does not say from when the doctor is expected.",
      'Add "expected", as "11:00".',
      `Fill in “${labelOf("expected")}”.`,
    ];
  if (foreign === "until" && row.until === row.from) return undefined;
  return foreign && [foreign, "A doctor is late on one day only, and this does not go with it.", "Remove it."];
}

/** A late doctor without a session at that time. A past row does no harm, whatever has become of the hours. */
function missedProblems(entry: Entry, rows: ExceptionRow[], doctors: DoctorEntry[]): Problem[] {
  const exceptions = rows.flatMap((row) => toException(row));
  return rows.flatMap((row, index) => {
    const doctor = row.change === "late" && doctors.find(({ id }) => id === row.doctor);
    if (!doctor || row.from < dayOf(momentNow())) return [];
    const sessions = opdHours(doctor, doctors, rows).flatMap((slot) => sessionsOn(slot, row.from, exceptions));
    if (sessions.some(({ late }) => late?.of === scopeOf(row) && late.expected === row.expected)) return [];
    return entry.problem(
      ["exceptions", index, "expected"],
      `Between the beginning and the end of a session of ${row.doctor} on ${row.from} there is no ${row.expected}.`,
      'Correct the time; or, for a session that moves as a whole, write "change: other-times".',
      {
        plain: `The doctor has no session in which ${row.expected} would be, on ${row.from}. Correct the time; or, for a session that moves as a whole, choose “${labelOf("other-times")}”.`,
      },
    );
  });
}

/** Two exceptions for the same scope and day. */
function rivalProblems(entry: Entry, rows: ExceptionRow[]): Problem[] {
  return rows.flatMap((row, index) => {
    const rival = rows.findIndex((other, position) => position < index && isRival(row, other));
    if (rival < 0) return [];
    const { line } = entry.problem(["exceptions", rival], "", "");
    const conflict = `says something else of the same ${row.for.replace("whole-", "")} on the same day.`;
    const fix = "Keep one of the two, or end one before the other begins.";
    return entry.problem(["exceptions", index, "from"], `The row at line ${line} ${conflict}`, fix, {
      plain: `No. ${rival + 1} of the list ${conflict} ${fix}`,
    });
  });
}

function isRival(one: ExceptionRow, other: ExceptionRow): boolean {
  if ([one, other].some(({ change }) => /extra|late/.test(change)) || scopeOf(one) !== scopeOf(other)) return false;
  const isPart = ({ change, times }: ExceptionRow) => change === "closed" && times !== undefined;
  return !(isPart(one) && isPart(other)) && !sharedDays(asSlot(one), asSlot(other)).next().done;
}

function asSlot({ from, until = from, days }: ExceptionRow): Slot {
  return { of: "", since: from, until, ...(days && { days: days.join(" ") }), from: "00:00", to: "24:00" };
}

interface Placed {
  slot: OpdHours;
  entry: Entry;
  path: Path;
}

/** A doctor who would sit in two places at once. */
function clashes(
  exceptions: Entry | undefined,
  rows: ExceptionRow[],
  doctors: (DoctorEntry & { entry: Entry })[],
): Problem[] {
  const all = rows.flatMap((row) => toException(row));
  return doctors.flatMap((doctor) => {
    const weekly = opdHours(doctor, [], []).map((slot, index) => ({
      slot,
      entry: doctor.entry,
      path: ["opd", index, "from"],
    }));
    const without = { ...doctor, data: { ...doctor.data, opd: [] } };
    const dated = rows.flatMap((row, index) =>
      opdHours(without, doctors, [row]).map((slot) => ({
        slot,
        entry: exceptions as Entry,
        path: ["exceptions", index, row.standIn === doctor.id ? "standIn" : "times"],
      })),
    );
    return clashesOf(doctor.entry.problem([], "", "").record, [...weekly, ...dated], all);
  });
}

function clashesOf(doctor: string, placed: Placed[], exceptions: Exception[]): Problem[] {
  return placed.flatMap(({ slot, entry, path }, index) => {
    for (const earlier of placed.slice(0, index)) {
      const day = clashDay(slot, earlier.slot, exceptions);
      if (!day) continue;
      const { file, line, record } = earlier.entry.problem(earlier.path, "", "");
      const weekday = weekdayOf(day);
      const message = `${slot.doctor} would sit twice at once, as on ${weekday} ${day}: see ${file}:${line}.`;
      const fix = "Change one of the two times.";
      const label = `${record} › ${pathLabel(earlier.path)}`;
      return entry.problem(path, message, fix, {
        plain: `${doctor} would sit twice at once, as on ${labelOf(weekday)}, ${day}: see ${label}. ${fix}`,
      });
    }
    return [];
  });
}
