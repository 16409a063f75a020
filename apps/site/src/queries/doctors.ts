import { memoize } from "@hospital/content/memoize";
import { languageName } from "@hospital/content/text/calendar";
import { fill } from "@hospital/content/text/fill";
import { defaultLocale, type Locale, localePages, localePath } from "@hospital/content/text/locales";
import { withoutMarks } from "@hospital/content/text/untranslated";
import type { DoctorFeeProps } from "../components/doctor-fee/doctor-fee";
import type { Person } from "../components/person-card/person-card";
import type { Picture } from "../components/picture/picture";
import type { RoomDrawingName } from "../components/room-drawing/room-drawing";
import { messages } from "../i18n/messages";
import { bookingNumber } from "./addresses";
import { findEntry, getAllIn, getEntries, getPage, type Texts } from "./entries";
import { getFee } from "./fees";
import { getHospital } from "./hospital";
import { byName, type LetterPage, letterPages } from "./letters";
import { getPicture } from "./pictures";
import { getBuildingFinder, getPlaceFinder, type Place } from "./places";
import { drawingOf } from "./room-drawings";
import {
  getComingChanges,
  getDoctorNames,
  getExceptions,
  getHoursOf,
  getOpdHours,
  sessionLabels,
  toDated,
} from "./timetable";

export interface Doctor extends Person {
  fee: DoctorFeeProps;
  /** The file name, which is also the last part of the page's path. */
  slug: string;
  href: string;
  degree: string;
  role?: string;
  /** The drawing of the department's room, for a card without a photo. */
  drawing: RoomDrawingName;
  /** The file name of the department. */
  department: string;
  departmentName: string;
  gender?: "female" | "male";
  languages: { code: string; name: string }[];
  registration?: string;
  /** The buildings of the sessions, the main address first, which is undefined. */
  places: (Place | undefined)[];
  /** The number for appointments. */
  booking: string;
  /** The link to the message form; absent if the hospital doesn't receive messages or the doctor has no hours. */
  message?: { href: string; label: string };
}

/**
 * All doctors in the order of the doctors page, or the doctors of one department. Doctors that the page doesn't list
 * come last, by name.
 */
export async function getDoctors(locale: Locale, department?: string): Promise<Doctor[]> {
  const doctors = await getDoctorMap(locale);
  if (!department) return [...doctors.values()];
  const entries = await getEntries("doctors", ({ data }) =>
    [data, ...(data.opd ?? [])].some((row) => row.department === department),
  );
  const slugs = new Set(entries.map(({ id }) => id));
  return [...doctors.values()].filter(({ slug }) => slugs.has(slug));
}

/** Doctors by file name, in the order of the doctors page and then of the names in the page's language. */
export const getDoctorMap = memoize(async (locale: Locale) => {
  const { doctors: chosen = [] } = (await findEntry("listPages", "dr-in-hospital"))?.data ?? {};
  const positions = new Map(chosen.map((slug, index) => [slug, index]));
  const records = (await getAllIn("doctors", locale)).map((record) => ({
    ...record,
    position: positions.get(record.slug) ?? chosen.length,
    name: record.data.name,
  }));
  const compare = byName(locale);
  records.sort((a, b) => a.position - b.position || compare(a, b));
  const doctors = await Promise.all(records.map(({ slug, data }) => toDoctor(slug, data, locale)));
  return new Map(doctors.map((doctor) => [doctor.slug, doctor]));
});

/** The props of the doctor list, for all doctors or for `slugs`: with next session and booking number. */
export async function getDoctorRows(locale: Locale, slugs?: readonly string[]) {
  const label = messages(locale);
  const doctorMap = await getDoctorMap(locale);
  const doctors = slugs ? slugs.flatMap((slug) => doctorMap.get(slug) ?? []) : [...doctorMap.values()];
  const rows = doctors.map(async (doctor) => ({
    ...doctor,
    call: {
      number: doctor.booking,
      label: fill(label.callToBook, { name: doctor.name, number: doctor.booking }),
    },
    session: await getSession(doctor.slug, locale),
  }));
  return { doctors: await Promise.all(rows), changes: await getComingChanges(await getOpdHours(), locale) };
}

/** The data from which a page computes a doctor's next session. */
export async function getSession(slug: string, locale: Locale) {
  const exceptions = await getExceptions(locale);
  const buildingOf = await getBuildingFinder(locale);
  const dated = (await getHoursOf(slug)).flatMap((hours) => toDated(hours, exceptions, buildingOf(hours)).dated);
  return { dated, labels: sessionLabels(locale) };
}

/** The letter pages; empty if all doctors fit in one list. */
export const getDoctorLetters = memoize(async (): Promise<LetterPage[]> => {
  const names = await getDoctorNames(defaultLocale);
  return letterPages([...names].map(([id, name]) => ({ id, name: withoutMarks(name) })));
});

/** For `getStaticPaths`: every letter in every published language. */
export async function getLetterPaths() {
  const letters = await getDoctorLetters();
  return localePages().flatMap(({ params, props }) =>
    letters.map((letter) => ({ params: { ...params, letter: letter.slug }, props: { ...props, letter } })),
  );
}

/** Links to all letter pages; the page `slug` is marked as current. */
export async function getLetterLinks(locale: Locale, slug?: string) {
  return (await getDoctorLetters()).map((letter) => ({
    label: letter.label,
    href: localePath(`/dr-in-hospital/letter/${letter.slug}`, locale),
    isCurrent: letter.slug === slug,
  }));
}

/** One doctor: `getDoctor("asha-rao", "en")`. */
export async function getDoctor(slug: string, locale: Locale): Promise<Doctor> {
  const doctor = (await getDoctorMap(locale)).get(slug);
  if (!doctor) throw new Error(`content/doctors/${slug}.yaml is missing.`);
  return doctor;
}

/** The original photo from `content/`, for the link preview. */
export async function getDoctorPhoto(slug: string) {
  return (await findEntry("doctors", slug))?.data.photo;
}

/** The portrait at the top of the doctor's page. */
export async function getProfilePhoto(slug: string): Promise<Picture | undefined> {
  const { photo, focus } = (await findEntry("doctors", slug))?.data ?? {};
  return photo && getPicture(photo, "", "profile", focus);
}

async function toDoctor(slug: string, data: Texts<"doctors">, locale: Locale): Promise<Doctor> {
  const ownDepartment = await getPage("departments", data.department, locale);
  const places = await getDoctorPlaces(slug, data.department, locale);
  const booking = bookingNumber(places, (await getHospital(locale)).phones.booking.number);
  return {
    slug,
    href: localePath(`/dr-in-hospital/${slug}`, locale),
    name: data.name,
    degree: data.degree,
    role: data.speciality,
    photo: data.photo && (await getPicture(data.photo, "", "portrait", data.focus)),
    drawing: drawingOf(ownDepartment),
    department: data.department,
    departmentName: ownDepartment.title,
    fee: await getFee(data.fees, data.department, booking, locale),
    gender: data.gender,
    languages: (data.languages ?? []).map((code) => ({ code, name: languageName(code, locale) })),
    registration: data.registration,
    places,
    booking,
    message: await getMessageLink(slug, locale),
  };
}

async function getDoctorPlaces(slug: string, department: string, locale: Locale): Promise<Doctor["places"]> {
  const placeOf = await getPlaceFinder(locale);
  const hours = await getHoursOf(slug);
  const places = new Set((hours.length > 0 ? hours : [{ department }]).map((session) => placeOf(session)));
  const otherPlaces = [...places].filter((place) => place !== undefined);
  return places.has(undefined) ? [undefined, ...otherPlaces] : otherPlaces;
}

async function getMessageLink(slug: string, locale: Locale): Promise<Doctor["message"]> {
  const { whatsapp, sms } = await getHospital(locale);
  if (!(whatsapp || sms) || (await getHoursOf(slug)).length === 0) return undefined;
  return {
    href: `${localePath("/contact", locale)}?doctor=${slug}#message`,
    label: messages(locale).message.title,
  };
}
