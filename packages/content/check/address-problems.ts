import { daysFrom } from "@hospital/timetable/changes";
import { addDays, dayOf, momentNow, weekdayOf } from "@hospital/timetable/clock";
import {
  addressHours,
  type DoctorEntry,
  type ExceptionRow,
  exceptionDays,
  opdHours,
  type Places,
  placeOf,
  toException,
  type WeeklyHours,
} from "@hospital/timetable/from-content";
import { endOf, type Session, sessionsFrom, sessionsOn } from "@hospital/timetable/timetable";
import { fault } from "../messages/write-problem.ts";
import { inLanguage, type Path, rowsAt } from "../record/values.ts";
import { parsedEntry } from "./entry-cache.ts";
import type { Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";

/** The hours of one address. */
interface Address {
  /** The path in hospital.yaml. */
  path: Path;
  /** Its hours of the coming days, by time. */
  open: Session[];
}

/**
 * Warnings of doctors' weekly hours on a day on which their address isn't open at these hours. The site would show both,
 * and patients would come to a closed address. Added hours may be outside on purpose. So may a counter's, which aren't
 * checked: a pharmacy is open longer than the OPD.
 */
export function addressProblems(
  hospital: Entry,
  doctors: (DoctorEntry & { entry: Entry })[],
  rows: ExceptionRow[],
  places: Places | undefined,
): Problem[] {
  if (!parsedEntry(hospital).success) return [];
  const addresses = addressesIn(hospital, places);
  const exceptions = rows.flatMap((row) => toException(row));
  const today = dayOf(momentNow());
  const days = daysFrom(today, addDays(today, exceptionDays));
  return doctors.flatMap((doctor) =>
    opdHours(doctor, [], [], places).flatMap((slot, index) => {
      const address = addresses.get(places && placeOf(slot, places));
      if (!address) return [];
      const sessions = days.values().flatMap((day) => sessionsOn(slot, day, exceptions));
      const outside = sessions.find((session) => !isWithin(session, address.open));
      if (!outside) return [];
      const { day } = outside;
      const values = { weekday: weekdayOf(day), day, address: hospital.locate(address.path) };
      return doctor.entry.problem(["opd", index, "from"], fault("outsideAddressHours", values), { level: "warning" });
    }),
  );
}

/** The addresses by their names in the first language; by undefined, the only one. */
function addressesIn(hospital: Entry, places: Places | undefined): Map<string | undefined, Address> {
  const { data } = parsedEntry(hospital);
  const today = dayOf(momentNow());
  // One day more than the sessions: the last of them may end after midnight.
  const last = addDays(today, exceptionDays + 1);
  const openOf = (record: unknown) => {
    const hours = addressHours(rowsAt(record, "openingHours") as object[] as WeeklyHours[]);
    return sessionsFrom(hours, [], `${today}T00:00`, last);
  };
  const main = { path: ["openingHours"], open: openOf(data) };
  const others = rowsAt(data, "places").map((place, index): [string, Address] => {
    const path = ["places", index, "openingHours"];
    return [
      String(inLanguage(place.name, hospital.languages[0])),
      place.openingHours ? { path, open: openOf(place) } : main,
    ];
  });
  return new Map([[places?.main, main], ...others]);
}

/** Whether the address is open for the whole session, in hours that may follow each other without a break. */
function isWithin({ start, end }: Session, open: Session[]): boolean {
  const hours = open.filter((period) => period.start < end && period.end > start);
  return hours[0] !== undefined && hours[0].start <= start && endOf(hours) >= end;
}
