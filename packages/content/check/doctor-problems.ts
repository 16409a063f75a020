import { weekdayOf } from "@hospital/timetable/clock";
import { type DoctorEntry, type ExceptionRow, type OpdHours, opdHours } from "@hospital/timetable/from-content";
import { fault } from "../messages/write-problem.ts";
import { inLanguage, type Path, valueAt } from "../record/values.ts";
import { duplicates } from "./cross-problems.ts";
import type { Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";
import { clashDay } from "./shared-days.ts";

type Doctor = DoctorEntry & { entry: Entry };

/** Doctors with two records, by name and department; and warnings of doctors with the same registration. */
export function doctorDuplicates(entries: Entry[]): Problem[] {
  const doctors = entries.filter(({ collection }) => collection === "doctors");
  const valuesOf = (key: string, doctorEntries: Entry[]) =>
    doctorEntries.map((entry) => ({ entry, path: [key], value: textOf(entry, key) }));
  const departments = Map.groupBy(doctors, ({ data }) => valueAt(data, ["department"])).values();
  const named = [...departments].flatMap((colleagues) => duplicates(valuesOf("name", colleagues)));
  const files = new Set(named.map(({ file }) => file));
  const registered = duplicates(valuesOf("registration", doctors)).filter(({ file }) => !files.has(file));
  // Two councils may have given the same number.
  return [...named, ...registered.map((problem) => ({ ...problem, level: "warning" as const }))];
}

/** OPD hours at night that were meant for the afternoon; only emergency departments have sessions at night. */
export function nightProblems(
  exceptions: Entry | undefined,
  rows: ExceptionRow[],
  doctors: Doctor[],
  emergencies: ReadonlySet<string>,
): Problem[] {
  const weekly = doctors.flatMap(({ entry, data }) =>
    (data.opd ?? []).flatMap(({ department = data.department, ...times }, index) =>
      emergencies.has(department) ? [] : nightProblem(entry, ["opd", index], times),
    ),
  );
  const dated = rows.flatMap((row, index) => {
    const department = row.department ?? doctors.find(({ id }) => id === row.doctor)?.data.department ?? "";
    const isAdded = row.for === "doctor" && (row.change === "extra" || row.change === "other-times");
    if (!exceptions || !isAdded || emergencies.has(department)) return [];
    return (row.times ?? []).flatMap((times, position) =>
      nightProblem(exceptions, ["exceptions", index, "times", position], times),
    );
  });
  return [...weekly, ...dated];
}

/**
 * Hours that begin before five are an error, short ones before six a warning. From midnight until the morning is a
 * night's duty.
 */
function nightProblem(entry: Entry, path: Path, { from, to }: { from: string; to: string }): Problem[] {
  const isLong = (from === "00:00" && to >= "06:00") || (from >= "05:00" && to >= "10:00");
  if (from >= "06:00" || isLong) return [];
  const later = `${Number(from.slice(0, 2)) + 12}${from.slice(2)}`;
  const level = from < "05:00" ? "error" : "warning";
  return [entry.problem([...path, "from"], fault("opdAtNight", { from, later }), { level })];
}

/** Warnings of two doctors in one room at the same time. Three or more share a hall. */
export function roomProblems(doctors: Doctor[]): Problem[] {
  const sittings = doctors.flatMap((doctor) =>
    opdHours(doctor, [], []).map((slot, index) => ({ doctor, slot, path: ["opd", index, "room"] })),
  );
  const rooms = Map.groupBy(
    sittings.filter(({ slot }) => slot.room),
    (sitting) => `${sitting.slot.department} ${roomOf(sitting)}`,
  );
  return [...rooms.values()].flatMap((same) =>
    same.flatMap(({ doctor, slot, path }, index) => {
      const clashes: { position: number; day: string }[] = [];
      for (const [position, otherSitting] of same.entries()) {
        // Two records of one doctor are already an error.
        const isSame = textOf(otherSitting.doctor.entry, "name") === textOf(doctor.entry, "name");
        const day = !isSame && clashDay(slot, otherSitting.slot, []);
        if (day) clashes.push({ position, day });
        if (clashes.length > 1) return [];
      }
      const [only] = clashes;
      const clashing = only && only.position < index && same[only.position];
      if (!clashing) return [];
      const values = {
        room: roomOf({ doctor, slot }),
        weekday: weekdayOf(only.day),
        other: clashing.doctor.entry.locate(clashing.path),
      };
      return [doctor.entry.problem(path, fault("sharedRoom", values), { level: "warning" })];
    }),
  );
}

/**
 * Warnings of a room that departments at two places of the floor plan have: visitors who know only the room would go to
 * the wrong one. `floorPlan` has the departments' places.
 */
export function roomPlaceProblems(doctors: Doctor[], floorPlan: ReadonlyMap<string, string>): Problem[] {
  const sittings = doctors.flatMap((doctor) =>
    (doctor.data.opd ?? []).flatMap(({ room, at, department = doctor.data.department }, index) => {
      const place = at ? undefined : floorPlan.get(department);
      return room && place ? [{ doctor, room, place, path: ["opd", index, "room"] }] : [];
    }),
  );
  const nameOf = ({ doctor, room }: (typeof sittings)[number]) => String(inLanguage(room, doctor.entry.languages[0]));
  return [...Map.groupBy(sittings, nameOf)].flatMap(([room, [first, ...others]]) => {
    const other = others.find(({ place }) => place !== first?.place);
    if (!first || !other) return [];
    const values = { room, other: first.doctor.entry.locate(first.path) };
    return [other.doctor.entry.problem(other.path, fault("roomAtTwoPlaces", values), { level: "warning" })];
  });
}

/** A field of a record in the site's first language. */
function textOf(entry: Entry, key: string): unknown {
  return inLanguage(valueAt(entry.data, [key]), entry.languages[0]);
}

/** The room in the site's first language. */
function roomOf({ doctor, slot }: { doctor: Doctor; slot: OpdHours }): string {
  return String(inLanguage(slot.room, doctor.entry.languages[0]));
}
