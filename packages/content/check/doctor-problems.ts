import { weekdayOf } from "@hospital/timetable/clock";
import { type DoctorEntry, type ExceptionRow, opdHours, type Places, placeOf } from "@hospital/timetable/from-content";
import { fault } from "../messages/write-problem.ts";
import { inLanguage, type Path, valueAt } from "../record/values.ts";
import { duplicates } from "./cross-problems.ts";
import type { Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";
import { firstOverlapDay } from "./shared-days.ts";

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
export function roomProblems(doctors: Doctor[], places: Places | undefined): Problem[] {
  const rooms = Map.groupBy(
    sittingsIn(doctors, places),
    ({ slot, room, address }) => `${address} ${slot.department} ${room}`,
  );
  return [...rooms.values()].flatMap((same) =>
    same.flatMap(({ doctor, slot, path, room }, index) => {
      const clashes: { position: number; day: string }[] = [];
      for (const [position, otherSitting] of same.entries()) {
        // Two records of one doctor are already an error.
        const isSame = textOf(otherSitting.doctor.entry, "name") === textOf(doctor.entry, "name");
        const day = !isSame && firstOverlapDay(slot, otherSitting.slot, []);
        if (day) clashes.push({ position, day });
        if (clashes.length > 1) return [];
      }
      const [only] = clashes;
      const clashing = only && only.position < index && same[only.position];
      if (!clashing) return [];
      const values = {
        room,
        weekday: weekdayOf(only.day),
        other: clashing.doctor.entry.locate(clashing.path),
      };
      return [doctor.entry.problem(path, fault("sharedRoom", values), { level: "warning" })];
    }),
  );
}

/**
 * Warnings of a room that departments at different places of the floor plan have, at one address: visitors who know only
 * the room would go to the wrong one. `floorPlan` has the places of each department.
 */
export function roomPlaceProblems(
  doctors: Doctor[],
  floorPlan: ReadonlyMap<string, ReadonlySet<string>>,
  places: Places | undefined,
): Problem[] {
  const sittings = sittingsIn(doctors, places).flatMap((sitting) => {
    const { department } = sitting.slot;
    const floors = floorPlan.get(department);
    // The floor plan has the rooms at the department's own address.
    const isThere = !places || sitting.address === placeOf({ department }, places);
    return floors && isThere ? [{ ...sitting, floors }] : [];
  });
  const rooms = Map.groupBy(sittings, ({ room, address }) => `${address} ${room}`);
  return [...rooms.values()].flatMap(([first, ...others]) => {
    const other = others.find(({ floors }) => first && floors.isDisjointFrom(first.floors));
    if (!first || !other) return [];
    const values = { room: other.room, other: first.doctor.entry.locate(first.path) };
    return [other.doctor.entry.problem(other.path, fault("roomAtTwoPlaces", values), { level: "warning" })];
  });
}

/** The weekly sessions that have a room, with its name in the site's first language. */
function sittingsIn(doctors: Doctor[], places: Places | undefined) {
  return doctors.flatMap((doctor) =>
    opdHours(doctor, [], [], places).flatMap((slot, index) => {
      if (!slot.room) return [];
      const room = String(inLanguage(slot.room, doctor.entry.languages[0]));
      return [{ doctor, slot, path: ["opd", index, "room"], room, address: places && placeOf(slot, places) }];
    }),
  );
}

/** A field of a record in the site's first language. */
function textOf(entry: Entry, key: string): unknown {
  return inLanguage(valueAt(entry.data, [key]), entry.languages[0]);
}
