/**
 * `npx hospital export`: writes the hospital's data for other services as tables in `export/`: Google's hours of the
 * week and of the coming 60 days, OpenStreetMap's `opening_hours`, and the fields of the Health Facility Registry.
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent, readContent } from "@hospital/content/check/check-content";
import { placesIn, usualHours } from "@hospital/content/record/places";
import type { departments } from "@hospital/content/schema/departments";
import type { doctors } from "@hospital/content/schema/doctors";
import type { exceptions } from "@hospital/content/schema/exceptions";
import type { hospital } from "@hospital/content/schema/hospital";
import type { hours } from "@hospital/content/schema/hours";
import { defaultLocale, inFirst } from "@hospital/content/text/locales";
import { emergencyNumber } from "@hospital/content/text/phone-number";
import { slug } from "@hospital/content/text/slug";
import { addDays, dayOf, momentNow } from "@hospital/timetable/clock";
import {
  addressHours,
  closesWithAddress,
  type DoctorEntry,
  type ExceptionRow,
  exceptionDays,
  opdHours,
  openHours,
  placeOf,
  toException,
} from "@hospital/timetable/from-content";
import type { Slot, Timetable } from "@hospital/timetable/timetable";
import type { z } from "astro/zod";
import { googleSpecialHours, googleWeek, openingHours } from "./export-hours.ts";

/** A place or person with separate hours; `code` is Google's store code. */
interface Place {
  code: string;
  name: string;
  timetable: Timetable;
}

/** The hospital, or one of its other places. */
type Facility = Pick<Data<typeof hospital>, "name" | "address" | "position"> & { phone?: string | undefined };

type Data<Shape extends (...context: never[]) => z.ZodType> = z.output<ReturnType<Shape>>;

const root = process.cwd();
if ((await checkContent(root)).some(({ level }) => level === "error")) {
  console.error("This content has errors: npx hospital check says where.");
  process.exit(1);
}
const { entries } = await readContent(root);
const record = dataOf<Data<typeof hospital>>("hospital")[0]?.data as Data<typeof hospital>;
const rows = dataOf<Data<typeof exceptions>>("exceptions").flatMap(({ data }) => data.exceptions) as ExceptionRow[];
const closures = rows.flatMap((row) => toException(row));
const sitting = dataOf<Data<typeof doctors>>("doctors") as (DoctorEntry & { data: Data<typeof doctors> })[];
const departmentPages = dataOf<Data<typeof departments>>("departments");
const pages = [...departmentPages, ...dataOf("laboratories")];
const addresses = placesIn(
  record,
  pages.map(({ id, data }) => [id, data]),
  defaultLocale,
);
const first = dayOf(momentNow());
const last = addDays(first, exceptionDays);
const places = listPlaces();
const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

// An address that the hospital has given up would keep its file.
for (const file of globSync("export/registry-*.csv", { cwd: root })) rmSync(join(root, file));
write("google-hours.csv", [
  ["Store code", "Business name", ...days.map((day) => `${day} hours`), "Special hours"],
  ...places.map(({ code, name, timetable }) => [
    code,
    name,
    ...googleWeek(timetable, first, last),
    googleSpecialHours(timetable, first, last),
  ]),
]);
write("openstreetmap.csv", [
  ["name", "opening_hours"],
  ...places.map(({ name, timetable }) => [name, openingHours(timetable, first, last)]),
]);
write("registry.csv", [["field", "value"], ...registryRows(record, addresses?.main)]);
// The registry lists each place as a separate facility.
for (const place of record.places ?? []) {
  const name = `${inFirst(record.name)} – ${inFirst(place.name)}`;
  write(`registry-${slug(inFirst(place.name)) || (record.places ?? []).indexOf(place) + 2}.csv`, [
    ["field", "value"],
    ...registryRows({ ...place, name }, inFirst(place.name)),
  ]);
}
console.log(`Hours of ${places.length} places, right from ${first} to ${last}: ${join(root, "export")}`);

/** The records of a collection, with the schema's defaults. */
function dataOf<Record>(collection: string): { id: string; data: Record }[] {
  return entries
    .filter((entry) => entry.collection === collection)
    .map((entry) => ({ id: entry.slug, data: entry.shape.parse(entry.data) as Record }));
}

/** The hospital, its other places, its counters and its doctors. */
function listPlaces(): Place[] {
  const counters = dataOf<Data<typeof hours>>("hours").flatMap(({ data }) => data.counters ?? []);
  const addressOf = ({ at, page = "" }: (typeof counters)[number]) =>
    addresses && placeOf({ at, department: page.slice(1) }, addresses);
  const hospitalName = inFirst(record.name);
  const toPlace = (name: string, slots: Slot[]): Place => ({
    code: slug(name),
    name,
    timetable: { slots, exceptions: closures },
  });
  return [
    toPlace(hospitalName, slotsAt(addresses?.main)),
    ...(record.places ?? []).map(({ name }) => toPlace(`${hospitalName} – ${inFirst(name)}`, slotsAt(inFirst(name)))),
    ...counters.map((counter) => {
      const [name, address] = [inFirst(counter.name), addressOf(counter)];
      const closesOnHolidays =
        counter.closesOnHolidays || closesWithAddress(counter.times, usualHours(record, address));
      return toPlace(name, openHours("counter", name, { ...counter, closesOnHolidays }, rows, address));
    }),
    ...sitting.map((doctor) => toPlace(inFirst(doctor.data.name), opdHours(doctor, sitting, rows, addresses))),
  ].filter(({ timetable }) => timetable.slots.length > 0);
}

/** The hours of an address, by its name if the hospital has several. */
function slotsAt(address: string | undefined): Slot[] {
  return addressHours(usualHours(record, address), address);
}

/**
 * The fields of the registry's first form that the content has. Other fields, such as ownership and the codes of State
 * and district, are chosen there: https://facility.abdm.gov.in
 */
function registryRows(place: Facility, addressName: string | undefined): string[][] {
  const { address, position, phone } = place;
  const { phones, email, website } = record;
  const hours = { slots: slotsAt(addressName), exceptions: closures };
  return Object.entries({
    facility_name: inFirst(place.name),
    address_line_1: inFirst(address.street),
    address_line_2: inFirst(address.locality),
    city: inFirst(address.city),
    state: inFirst(address.region),
    pincode: address.postalCode,
    latitude: String(position?.latitude ?? ""),
    longitude: String(position?.longitude ?? ""),
    facility_contact_number: phone ?? phones.reception,
    emergency_number: emergencyNumber(phones),
    facility_email_id: email,
    website_link: website,
    timings_of_facility: openingHours(hours, first, last),
    specialities: departmentsAt(addressName).join("; "),
  }).filter(([, value]) => value);
}

/** The titles of the departments that are at an address, or have OPD there. */
function departmentsAt(addressName: string | undefined): string[] {
  const sessions = sitting.flatMap((doctor) => opdHours(doctor, [], [], addresses));
  return departmentPages.flatMap(({ id, data }) => {
    const isThere = [{ department: id }, ...sessions.filter(({ department }) => department === id)].some(
      (where) => !addresses || placeOf(where, addresses) === addressName,
    );
    return isThere ? inFirst(data.title) : [];
  });
}

/** https://www.rfc-editor.org/rfc/rfc4180, with the byte order mark by which Excel recognises UTF-8. */
function write(name: string, rows: string[][]): void {
  const lines = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","));
  mkdirSync(join(root, "export"), { recursive: true });
  writeFileSync(join(root, "export", name), `\uFEFF${lines.join("\r\n")}\r\n`);
}
