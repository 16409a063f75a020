import { addDays, daysBetween, weekdayOf } from "../src/time/clock.ts";
import {
  type ExceptionRow,
  type OpdHours,
  opdHours,
  type SittingDoctor,
  scopeOf,
  toException,
} from "../src/time/from-content.ts";
import { type Exception, type Slot, sessionsOn } from "../src/time/timetable.ts";
import { labelOf, pathLabel } from "./labels.ts";
import type { Problem } from "./problem.ts";
import type { Entry, Path } from "./read-entry.ts";

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
      return success ? [{ entry, id: entry.slug, data: data as SittingDoctor["data"] }] : [];
    });
  const departments = entries.filter(({ collection }) => collection === "departments").map(({ slug }) => slug);
  const own = exceptions
    ? rows.flatMap((row, index) => rowProblems(exceptions, ["exceptions", index], row, doctors, departments))
    : [];
  // Invalid rows can't be compared.
  if (own.length > 0 || (exceptions && !parsed?.success)) return own;
  return [...(exceptions ? rivalProblems(exceptions, rows) : []), ...clashes(exceptions, rows, doctors)];
}

function rowProblems(
  entry: Entry,
  path: Path,
  row: ExceptionRow,
  doctors: SittingDoctor[],
  departments: string[],
): Problem[] {
  const { for: subject, change, from, until = from, days, times, standIn } = row;
  const say = (field: string | Path, message: string, fix: string, plainFix = fix) => [
    entry.problem([...path, ...[field].flat()], message, fix, { plain: `${message} ${plainFix}` }),
  ];
  const named = subjects.filter((one) => row[one] !== undefined);
  const foreign = named.find((one) => one !== subject && !(subject === "doctor" && one === "department"));
  if (subject !== "whole-hospital" && row[subject] === undefined)
    return say(
      "for",
      `It is for a ${subject}, and does not say which one.`,
      `Add a line "${subject}: …".`,
      `Choose it under “${labelOf(subject)}”.`,
    );
  if (foreign)
    return say(
      foreign,
      `It is for ${subject === "whole-hospital" ? "the whole hospital" : `a ${subject}`}, and names a ${foreign}.`,
      `Write "for: ${foreign}", or remove the ${foreign}.`,
      `Choose “${labelOf(foreign)}” under “${labelOf("for")}”, or leave this empty.`,
    );
  if (daysBetween(from, until) > 366)
    return say("until", "It lasts longer than a year.", "Change the hours themselves, or write an earlier day.");
  const span = Array.from({ length: Math.min(7, daysBetween(from, until) + 1) }, (_, ahead) => addDays(from, ahead));
  if (days && !span.some((day) => days.includes(weekdayOf(day))))
    return say("days", `Between ${from} and ${until} there is no such day.`, "Look at the calendar, and correct it.");
  const isAdding = change === "other-times" || change === "extra";
  if (isAdding && (subject === "whole-hospital" || subject === "department"))
    return say(
      "change",
      `Doctors have hours of their own, so ${change === "extra" ? "an extra clinic" : "other times"} cannot be for ${subject === "whole-hospital" ? "the whole hospital" : "a department"}.`,
      'Write "for: doctor" and the doctor; or, for a half day, "change: closed" with the times that fall away.',
      `Choose a doctor; or, for a half day, “${labelOf("closed")}” with the times that fall away.`,
    );
  if (isAdding && !times)
    return say(
      "change",
      "It does not say at what times.",
      'Add "times", with "from" and "to".',
      `Fill in “${labelOf("times")}”.`,
    );
  if (change === "as-usual" && times)
    return say(
      "times",
      "Times do not go with a day that is as usual.",
      'Remove them, or write "change: other-times".',
      `Remove them, or choose “${labelOf("other-times")}” under “${labelOf("change")}”.`,
    );
  const night = subject === "doctor" ? (times ?? []).findIndex(({ from, to }) => to <= from) : -1;
  if (night >= 0) return say(["times", night, "to"], "A doctor's hours end before they begin.", "Write a later time.");
  if (standIn && !(subject === "doctor" && change === "closed"))
    return say(
      "standIn",
      "Nobody is away, so nobody stands in.",
      'It goes with "for: doctor" and "change: closed".',
      `It goes with a doctor for whom “${labelOf("closed")}” is chosen.`,
    );
  if (standIn && standIn === row.doctor)
    return say("standIn", "The doctor cannot stand in for the same doctor.", "Name another one.");
  const doctor = doctors.find(({ id }) => id === row.doctor)?.data;
  const places = doctor && [doctor.department, ...(doctor.opd ?? []).map(({ department }) => department)];
  const isKnown = row.department !== undefined && departments.includes(row.department);
  if (places && isKnown && change !== "extra" && !places.includes(row.department))
    return say(
      "department",
      "The doctor has no hours in this department.",
      "Name a department of the doctor's, or remove it: then it holds in all.",
    );
  return [];
}

/** Two exceptions for the same scope and day. */
function rivalProblems(entry: Entry, rows: ExceptionRow[]): Problem[] {
  return rows.flatMap((row, index) => {
    const rival = rows.findIndex((other, place) => place < index && isRival(row, other));
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
  if (one.change === "extra" || other.change === "extra" || scopeOf(one) !== scopeOf(other)) return false;
  const isPart = ({ change, times }: ExceptionRow) => change === "closed" && times !== undefined;
  return !(isPart(one) && isPart(other)) && sharedDays(asSlot(one), asSlot(other)).length > 0;
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
  doctors: (SittingDoctor & { entry: Entry })[],
): Problem[] {
  const all = rows.flatMap((row) => toException(row, ""));
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
      const other = `${record} › ${pathLabel(earlier.path)}`;
      return entry.problem(path, message, fix, {
        plain: `${doctor} would sit twice at once, as on ${labelOf(weekday)}, ${day}: see ${other}. ${fix}`,
      });
    }
    return [];
  });
}

function clashDay(one: Slot, other: Slot, exceptions: Exception[]): string | undefined {
  if (one.from >= other.to || other.from >= one.to) return undefined;
  return sharedDays(one, other).find((day) =>
    sessionsOn(one, day, exceptions).some((a) =>
      sessionsOn(other, day, exceptions).some((b) => a.start < b.end && b.start < a.end),
    ),
  );
}

/** The days on which both may be due: a year, or a leap year where neither has an end. */
function sharedDays(one: Slot, other: Slot): string[] {
  const days = (other.days ?? "mon tue wed thu fri sat sun").split(" ");
  if (one.days && !days.some((day) => one.days?.includes(day))) return [];
  const first = [one.since ?? "", other.since ?? ""].sort().at(-1) || "2028-01-01";
  const last = [one.until ?? "9", other.until ?? "9", addDays(first, 365)].sort()[0] as string;
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, ahead) => addDays(first, ahead)).filter(
    (day) => [one, other].every(({ days }) => !days || days.includes(weekdayOf(day))),
  );
}
