/** Structured data (schema.org). Each item contains only information that its page also shows. */

import { commaList } from "@hospital/content/text/comma-list";
import { type Locale, localePath } from "@hospital/content/text/locales";
import { dialable, uniqueNumbers } from "@hospital/content/text/phone-number";
import type { medicalSpecialties, schemaTypes } from "@hospital/content/vocabulary";
import { type Weekday, weekdays } from "@hospital/timetable/clock";
import type { OpdHours } from "@hospital/timetable/from-content";
import { type Slot, type Timetable, unusualDays } from "@hospital/timetable/timetable";
import type { ItemList, ListItem, MedicalClinic, Thing } from "schema-dts";
import type { Department } from "../components/department-card/department-card";
import type { Person } from "../components/person-card/person-card";
import { messages } from "../i18n/messages";
import type { Doctor } from "./doctors";
import type { Hospital } from "./hospital";
import type { Place } from "./places";
import { comingDays } from "./timetable";

export type StructuredData = Exclude<Thing, string>;

/** The `@id` of the hospital, which every page refers to. */
export const hospitalId = ({ website }: Hospital) => `${website}/#hospital`;

export const absolute = ({ website }: Hospital, path: string) => new URL(path, website).href;

/** `path` is without language: "/about". */
export const pageUrl = (hospital: Hospital, path: string) => absolute(hospital, localePath(path, hospital.locale));

function postalAddress({ address }: Pick<Hospital, "address">, locale: Locale) {
  return {
    "@type": "PostalAddress" as const,
    streetAddress: commaList([address.street, address.locality], locale),
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: "IN",
  };
}

function contactPoints({ phones, email }: Hospital) {
  const { booking, reception, enquiry, emergency } = phones;
  // In English, because search engines recognise the English terms.
  const numbers = [emergency, booking, reception, enquiry].map(({ use, number }) => ({
    label: messages("en")[use],
    number,
  }));
  return uniqueNumbers(numbers, "en").map(({ label, number }) => ({
    "@type": "ContactPoint" as const,
    contactType: label,
    telephone: dialable(number),
    email,
  }));
}

/** The hospital as described on the home page and the contact page. */
export function hospitalBasics(hospital: Hospital) {
  return {
    "@type": "Hospital" as const,
    "@id": hospitalId(hospital),
    name: hospital.name,
    url: absolute(hospital, "/"),
    email: hospital.email,
    telephone: dialable(hospital.phones.emergency.number),
    address: postalAddress(hospital, hospital.locale),
    contactPoint: contactPoints(hospital),
  };
}

/** The home page: the hospital and its departments. */
export function hospitalData(
  hospital: Hospital,
  image: string,
  departments: Department[],
  places: Place[],
): StructuredData {
  const { position, links, social } = hospital;
  const profiles = social.flatMap(({ url }) => url ?? []);
  return {
    ...hospitalBasics(hospital),
    image: absolute(hospital, image),
    logo: absolute(hospital, "/icon-any-512.png"),
    ...openingData(hospital.timetable),
    ...(position && { geo: { "@type": "GeoCoordinates", ...position } }),
    ...(places.length > 0 && { location: places.map((place) => placeData(place, hospital.locale)) }),
    ...(links.map && { hasMap: links.map }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(departments.length > 0 && {
      department: departments.map(({ name, href }) => ({
        "@type": "MedicalClinic" as const,
        "@id": `${absolute(hospital, href)}#department`,
        name,
        url: absolute(hospital, href),
      })),
    }),
  };
}

/** One of the hospital's other buildings. */
function placeData(place: Place, locale: Locale) {
  return {
    "@type": "Place" as const,
    name: place.name,
    address: postalAddress(place, locale),
    telephone: dialable(place.phone.number),
    ...openingData(place.timetable),
    ...(place.position && { geo: { "@type": "GeoCoordinates" as const, ...place.position } }),
  };
}

/** Types for which schema.org doesn't define a `medicalSpecialty`. */
const withoutSpecialty: readonly string[] = ["EmergencyService", "Physiotherapy"];

/** A department, the laboratory or the ambulance service. */
export function departmentData(
  hospital: Hospital,
  type: (typeof schemaTypes)[number],
  path: string,
  page: { title: string; description: string; medicalSpecialty?: (typeof medicalSpecialties)[number] },
  place?: Place,
): StructuredData {
  const url = pageUrl(hospital, path);
  const { booking, emergency } = hospital.phones;
  const specialty = withoutSpecialty.includes(type) ? undefined : page.medicalSpecialty;
  return {
    "@type": type as "MedicalClinic",
    "@id": `${url}#department`,
    name: page.title,
    description: page.description,
    url,
    telephone: dialable(type === "EmergencyService" ? emergency.number : (place?.booking ?? booking.number)),
    address: postalAddress(place ?? hospital, hospital.locale),
    ...(specialty && { medicalSpecialty: `https://schema.org/${specialty}` as never }),
    parentOrganization: { "@id": hospitalId(hospital) },
  } satisfies MedicalClinic;
}

/** The doctors of a page as `Physician`s. */
export function physiciansData(hospital: Hospital, name: string, doctors: Doctor[]): ItemList {
  return itemList(
    name,
    doctors.map((doctor) => ({ item: physicianData(hospital, doctor) })),
  );
}

/** One doctor as in lists; with `profile`, as on the doctor's own page. */
export function physicianData(
  hospital: Hospital,
  doctor: Doctor,
  profile?: { specialty: (typeof medicalSpecialties)[number] | undefined; timetable: Timetable<OpdHours> | undefined },
): StructuredData {
  return {
    "@type": "Physician",
    "@id": `${absolute(hospital, doctor.href)}#doctor`,
    name: doctor.name,
    url: absolute(hospital, doctor.href),
    description: commaList([doctor.degree, doctor.role], hospital.locale),
    ...(doctor.photo && { image: absolute(hospital, doctor.photo.src) }),
    address: oneOrAll(doctor.places.map((place) => postalAddress(place ?? hospital, hospital.locale))),
    telephone: dialable(doctor.booking),
    hospitalAffiliation: { "@id": hospitalId(hospital) },
    ...(profile && {
      ...(profile.specialty && { medicalSpecialty: `https://schema.org/${profile.specialty}` as never }),
      ...(doctor.languages.length > 0 && { knowsLanguage: doctor.languages.map(({ code }) => code) }),
      ...(doctor.registration && { identifier: doctor.registration }),
    }),
    ...(profile?.timetable && openingData(profile.timetable)),
  };
}

function oneOrAll<Value>(values: Value[]): Value | Value[] {
  const [first, ...otherValues] = values;
  return first && otherValues.length === 0 ? first : values;
}

const schemaDays = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
} as const;

/** The weekly hours, and the coming days with exceptions: https://schema.org/specialOpeningHoursSpecification */
function openingData({ slots, exceptions }: Timetable<Slot & { insteadOf?: string }>) {
  const weekly = slots.filter(({ added, insteadOf, weeks }) => !added && !insteadOf && !weeks);
  const special = unusualDays(slots, exceptions, comingDays(), weekly).flatMap(({ day, sessions }) => {
    const spans = sessions.length > 0 ? sessions : [{ start: `${day}T00:00`, end: `${day}T00:00` }];
    return spans.map(({ start, end }) => ({
      "@type": "OpeningHoursSpecification" as const,
      validFrom: day,
      validThrough: day,
      opens: start.slice(11),
      // 00:00 to 00:00 is closed.
      closes: end > start && end.endsWith("T00:00") ? "23:59" : end.slice(11),
    }));
  });
  return {
    openingHoursSpecification: weekly.map(({ days = weekdays.join(" "), from, to, since, until }) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: days.split(" ").map((day) => schemaDays[day as Weekday]),
      opens: from,
      closes: to === "24:00" ? "23:59" : to,
      ...(since && { validFrom: since }),
      ...(until && { validThrough: until }),
    })),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

/** The people of a page without placeholders; empty if all are placeholders. */
export function peopleData(hospital: Hospital, name: string, people: Person[]): ItemList[] {
  const namedPeople = people.filter(({ placeholder }) => !placeholder);
  if (namedPeople.length === 0) return [];
  return [
    itemList(
      name,
      namedPeople.map((person) => ({
        item: {
          "@type": "Person",
          name: person.name,
          ...((person.role ?? person.degree) && { jobTitle: person.role ?? person.degree }),
          ...(person.photo && { image: absolute(hospital, person.photo.src) }),
          worksFor: { "@id": hospitalId(hospital) },
        },
      })),
    ),
  ];
}

/** The tiles of All Specialities. */
export function departmentListData(hospital: Hospital, name: string, departments: Department[]): ItemList {
  return itemList(
    name,
    departments.map((department) => ({ name: department.name, url: absolute(hospital, department.href) })),
  );
}

function itemList(name: string, entries: ListEntry[]): ItemList {
  return { "@type": "ItemList", name, numberOfItems: entries.length, itemListElement: numbered(entries) };
}

/** An entry of a list, with its page or its data. */
interface ListEntry {
  name?: string;
  url?: string;
  item?: StructuredData | string;
}

/** The entries of a list with their positions. */
export function numbered(entries: ListEntry[]): ListItem[] {
  return entries.map((entry, index) => ({ "@type": "ListItem", position: index + 1, ...entry }));
}
