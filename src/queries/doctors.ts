import { type CollectionEntry, getCollection, getEntry } from "astro:content";
import type { OpdSlot } from "../components/opd-table/opd-table";
import type { Person } from "../components/person-card/person-card";
import { clockSpan, languageName, weekdayName } from "../i18n/calendar";
import { type Locale, localePages, localePath, translate } from "../i18n/locales";
import type { Weekday } from "../time/clock";
import { weekdays } from "../vocabulary";
import { getLocalizedEntry } from "./entries";
import { getPicture } from "./pictures";

export interface Doctor extends Person {
  /** File name, and the last part of the address. */
  slug: string;
  href: string;
  degree: string;
  role: string;
  /** File name of the department. */
  department: string;
  departmentName: string;
  gender?: "female" | "male";
  languages: { code: string; name: string }[];
  registration?: string;
  /** In the order of the week and the clock. */
  opd: OpdSlot[];
}

/** For `getStaticPaths`: every doctor's page in every published language. */
export async function getDoctorPaths() {
  const doctors = await getCollection("doctors");
  return localePages().flatMap(({ params, props }) =>
    doctors.map(({ id }) => ({ params: { ...params, doctor: id }, props: { ...props, slug: id } })),
  );
}

/** All doctors in the hospital's order, or those of one department. */
export async function getDoctors(locale: Locale, department?: string): Promise<Doctor[]> {
  const entries = await getCollection("doctors", ({ data }) => !department || data.department === department);
  entries.sort((a, b) => a.data.order - b.data.order);
  return Promise.all(entries.map((entry) => toDoctor(entry, locale)));
}

/** One doctor, as `getDoctor("asha-rao", "en")`. */
export async function getDoctor(slug: string, locale: Locale): Promise<Doctor> {
  const entry = await getEntry("doctors", slug);
  if (!entry) throw new Error(`content/doctors/${slug}.yaml is missing.`);
  return toDoctor(entry, locale);
}

/** The photo as it is in `content/`, for the link preview. */
export async function getDoctorPhoto(slug: string) {
  return (await getEntry("doctors", slug))?.data.photo;
}

async function toDoctor({ id, data }: CollectionEntry<"doctors">, locale: Locale): Promise<Doctor> {
  const name = translate(data.name, locale);
  const href = localePath(`/dr-in-hospital/${id}`, locale);
  return {
    slug: id,
    href,
    name,
    degree: translate(data.degree, locale),
    role: translate(data.speciality, locale),
    photo: data.photo && (await getPicture(data.photo, "", "portrait")),
    department: data.department,
    departmentName: (await getLocalizedEntry("departments", data.department, locale)).data.title,
    gender: data.gender,
    languages: (data.languages ?? []).map((code) => ({ code, name: languageName(code, locale) })),
    registration: data.registration,
    opd: toSlots(data.opd ?? [], { name, href }, locale),
  };
}

type Opd = NonNullable<CollectionEntry<"doctors">["data"]["opd"]>;

/** One slot for each day, so that each day can be found by itself. */
function toSlots(opd: Opd, doctor: { name: string; href: string }, locale: Locale): OpdSlot[] {
  return opd
    .flatMap(({ days, from, to, room }) =>
      days.map((day) => ({ day, from, to, room: room && translate(room, locale) })),
    )
    .sort((a, b) => order(a.day) - order(b.day) || a.from.localeCompare(b.from))
    .map(({ day, from, to, room }) => ({
      day,
      dayName: weekdayName(day, locale),
      from,
      to,
      hours: clockSpan(from, to, locale),
      room,
      doctor,
    }));
}

const order = (day: Weekday) => weekdays.indexOf(day);

/** The whole week: each day with its slots by the clock; days without OPD are left out. */
export async function getWeek(locale: Locale) {
  const slots = (await getDoctors(locale)).flatMap(({ opd, department, departmentName }) =>
    opd.map((slot) => ({ ...slot, department: { name: departmentName, href: localePath(`/${department}`, locale) } })),
  );
  return weekdays
    .map((day) => ({
      day,
      name: weekdayName(day, locale),
      slots: slots.filter((slot) => slot.day === day).sort((a, b) => a.from.localeCompare(b.from)),
    }))
    .filter(({ slots }) => slots.length > 0);
}
