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
import { type Exception, endOf, type Session, type Slot, sessionsFrom } from "@hospital/timetable/timetable";
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
  return doctors.flatMap((doctor) =>
    opdHours(doctor, [], [], places).flatMap((slot, index) => {
      const address = addresses.get(places && placeOf(slot, places));
      const outside = address && begunSessions([slot], exceptions).find((session) => !isWithin(session, address.open));
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
  const openOf = (record: unknown) =>
    comingSessions(addressHours(rowsAt(record, "openingHours") as object[] as WeeklyHours[]), []);
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

/** The sessions of the days for which pages have exceptions, and of one more: the last may end after midnight. */
function comingSessions(slots: Slot[], exceptions: Exception[]): Session[] {
  const today = dayOf(momentNow());
  return sessionsFrom(slots, exceptions, `${today}T00:00`, addDays(today, exceptionDays + 1));
}

/** The sessions that begin on these days. */
function begunSessions(slots: Slot[], exceptions: Exception[]): Session[] {
  const today = dayOf(momentNow());
  const last = addDays(today, exceptionDays);
  return comingSessions(slots, exceptions).filter(({ day }) => day >= today && day <= last);
}
