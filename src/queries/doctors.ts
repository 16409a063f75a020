import type { CollectionEntry } from "astro:content";
import type { OpdSlot } from "../components/opd-table/opd-table";
import type { Person } from "../components/person-card/person-card";
import { daysInWords, languageName, longDate, weekdayName } from "../i18n/calendar";
import { clockSpan } from "../i18n/clock-time";
import { defaultLocale, type Locale, localePages, localePath, translate } from "../i18n/locales";
import { rupees } from "../i18n/numbers";
import { withoutMarks } from "../i18n/untranslated";
import { fill, words } from "../i18n/words";
import { memoize } from "../memoize";
import { addDays, daysBetween, type Weekday, weekdayOf } from "../time/clock";
import type { OpdHours } from "../time/from-content";
import { weekdays } from "../vocabulary";
import { getDepartments } from "./departments";
import { findEntry, getEntries, getPage } from "./entries";
import { getHospital } from "./hospital";
import { type LetterPage, letterPages } from "./letters";
import { getPicture } from "./pictures";
import { builtOn, getComingChanges, getHoursOf, getOpdHours, toSlot } from "./timetable";

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
}

/** For `getStaticPaths`: every doctor's page in every published language. */
export async function getDoctorPaths() {
  const doctors = await getEntries("doctors");
  return localePages().flatMap(({ params, props }) =>
    doctors.map(({ id }) => ({ params: { ...params, doctor: id }, props: { ...props, slug: id } })),
  );
}

/**
 * All doctors in the order of the doctors page (those it leaves out come last, by name), or those of one department.
 */
export async function getDoctors(locale: Locale, department?: string): Promise<Doctor[]> {
  const all = await getDoctorMap(locale);
  if (!department) return [...all.values()];
  const entries = await getEntries("doctors", ({ data }) =>
    [data, ...(data.opd ?? [])].some((one) => one.department === department),
  );
  const here = new Set(entries.map(({ id }) => id));
  return [...all.values()].filter(({ slug }) => here.has(slug));
}

/** Doctors by file name, in the order of the doctors page. */
const getDoctorMap = memoize(async (locale: Locale) => {
  const { doctors: chosen = [] } = (await findEntry("listPages", "dr-in-hospital"))?.data ?? {};
  const places = new Map(chosen.map((id, place) => [id, place]));
  const entries = (await getEntries("doctors")).map((entry) => ({
    entry,
    place: places.get(entry.id) ?? chosen.length,
    name: translate(entry.data.name, defaultLocale),
  }));
  const byName = new Intl.Collator().compare;
  entries.sort((a, b) => a.place - b.place || byName(a.name, b.name));
  const doctors = await Promise.all(entries.map(({ entry }) => toDoctor(entry, locale)));
  return new Map(doctors.map((doctor) => [doctor.slug, doctor]));
});

/** The props of the doctor list, of all doctors or of `slugs`: each with the next session and the booking number. */
export async function getDoctorRows(locale: Locale, slugs?: readonly string[]) {
  const label = words(locale);
  const { number } = (await getHospital(locale)).phones.booking;
  const all = await getDoctorMap(locale);
  const shown = slugs ? slugs.flatMap((slug) => all.get(slug) ?? []) : [...all.values()];
  const rows = shown.map(async (doctor) => ({
    ...doctor,
    call: { number, label: fill(label.callToBook, { name: doctor.name, number }) },
    session: { slots: (await getHoursOf(doctor.slug)).map(toSlot), labels: label.search.sessions },
  }));
  return { doctors: await Promise.all(rows), changes: await getComingChanges(await getOpdHours(), locale) };
}

/** The pages by first letter; none while all doctors fit in one list. */
const getDoctorLetters = memoize(async (): Promise<LetterPage[]> => {
  const entries = await getEntries("doctors");
  return letterPages(entries.map(({ id, data }) => ({ id, name: withoutMarks(translate(data.name, defaultLocale)) })));
});

/** For `getStaticPaths`: every letter in every published language. */
export async function getLetterPaths() {
  const letters = await getDoctorLetters();
  return localePages().flatMap(({ params, props }) =>
    letters.map((letter) => ({ params: { ...params, letter: letter.slug }, props: { ...props, letter } })),
  );
}

/** Links to all letter pages; the one at `slug` is current. */
export async function getLetterLinks(locale: Locale, slug?: string) {
  return (await getDoctorLetters()).map((letter) => ({
    label: letter.label,
    href: localePath(`/dr-in-hospital/letter/${letter.slug}`, locale),
    isCurrent: letter.slug === slug,
  }));
}

/** One doctor, as `getDoctor("asha-rao", "en")`. */
export async function getDoctor(slug: string, locale: Locale): Promise<Doctor> {
  const doctor = (await getDoctorMap(locale)).get(slug);
  if (!doctor) throw new Error(`content/doctors/${slug}.yaml is missing.`);
  return doctor;
}

/** The photo as it is in `content/`, for the link preview. */
export async function getDoctorPhoto(slug: string) {
  return (await findEntry("doctors", slug))?.data.photo;
}

async function toDoctor({ id, data }: CollectionEntry<"doctors">, locale: Locale): Promise<Doctor> {
  const name = translate(data.name, locale);
  const href = localePath(`/dr-in-hospital/${id}`, locale);
  const ownDepartment = await getPage("departments", data.department, locale);
  return {
    slug: id,
    href,
    name,
    degree: translate(data.degree, locale),
    role: translate(data.speciality, locale),
    photo: data.photo && (await getPicture(data.photo, "", "portrait", data.focus)),
    department: data.department,
    departmentName: ownDepartment.title,
    fee: feesInWords(data.fees ?? ownDepartment.fees, locale),
    gender: data.gender,
    languages: (data.languages ?? []).map((code) => ({ code, name: languageName(code, locale) })),
    registration: data.registration,
  };
}

/** "₹500 for the first visit, then ₹300". */
function feesInWords(fees: { first: number; next?: number | undefined } | undefined, locale: Locale) {
  if (!fees) return undefined;
  const { first, firstAndNext } = words(locale).fees;
  const { first: amount, next } = fees;
  return fill(next === undefined ? first : firstAndNext, {
    first: rupees(amount, locale),
    next: next === undefined ? "" : rupees(next, locale),
  });
}

/** One row for each weekday; rows for certain dates name them. */
async function toSlots(hours: OpdHours[], locale: Locale): Promise<(OpdSlot & { departmentSlug: string })[]> {
  const doctors = await getDoctorMap(locale);
  const nameOf = (slug: string | undefined) => slug && doctors.get(slug)?.name;
  return hours
    .flatMap((one) => daysOf(one).map((day) => ({ ...one, days: day, day })))
    .sort((a, b) => order(a.day) - order(b.day) || a.from.localeCompare(b.from) || a.doctor.localeCompare(b.doctor))
    .map(({ day, doctor, department, room, insteadOf, ...slot }) => ({
      slot,
      day,
      dayName: weekdayName(day, locale),
      hours: clockSpan(slot.from, slot.to, words(locale).spokenTimes),
      room: room && translate(room, locale),
      when: whenInWords({ day, doctor, department, insteadOf, ...slot }, nameOf(insteadOf), locale),
      doctor: {
        name: nameOf(doctor) ?? "",
        href: localePath(`/dr-in-hospital/${doctor}`, locale),
        fee: doctors.get(doctor)?.fee,
      },
      departmentSlug: department,
    }));
}

/** The weekdays between the slot's first and last day. */
function daysOf({ days, since, until }: OpdHours): Weekday[] {
  if (days) return days.split(" ") as Weekday[];
  if (!since || !until) return [...weekdays];
  const count = Math.min(7, daysBetween(since, until) + 1);
  return Array.from({ length: count }, (_, ahead) => weekdayOf(addDays(since, ahead)));
}

/**
 * The restriction of a slot in words: "1st and 3rd Saturday of the month", "only 6 December 2026 · instead of Dr Rao".
 */
function whenInWords({ day, ...hours }: OpdHours & { day: Weekday }, absent: string | undefined, locale: Locale) {
  const { opd, weeks, and } = words(locale);
  const { since, until, added } = hours;
  const isDated = (added || absent) && since && until;
  const places = hours.weeks?.split(" ").map((week) => weeks[week as keyof typeof weeks]);
  return [
    ...(places ? [fill(opd.everyMonth, { weeks: listed(places, and), day: weekdayName(day, locale) })] : []),
    ...(isDated ? [fill(opd.only, { days: daysInWords(since, until, locale) })] : []),
    ...(!isDated && since && since > builtOn() ? [fill(opd.since, { day: longDate(since, locale) })] : []),
    ...(!isDated && until ? [fill(opd.until, { day: longDate(until, locale) })] : []),
    ...(absent ? [fill(opd.insteadOf, { name: absent })] : []),
  ].join(" · ");
}

function listed(parts: string[], and: string): string {
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} ${and} ${parts.at(-1)}` : (parts[0] ?? "");
}

const order = (day: Weekday) => weekdays.indexOf(day);

/** The departments whose own pages have the timetable, where all doctors' hours are too many for one page. */
export async function getOpdDepartments(locale: Locale) {
  if ((await getDoctorLetters()).length === 0) return [];
  const hours = Map.groupBy(await getOpdHours(), ({ department }) => department);
  return (await getDepartments(locale))
    .filter(({ slug }) => hours.has(slug))
    .map(({ slug, data }) => ({
      name: data.title,
      href: `${localePath(`/${slug}`, locale)}#doctors`,
      text: fill(words(locale).doctorFinder.all, { total: new Set(hours.get(slug)?.map(({ doctor }) => doctor)).size }),
    }));
}

/** The whole week: each day with its slots in order of time. */
export async function getWeek(locale: Locale) {
  const hours = await getOpdHours();
  const names = new Map((await getDepartments(locale)).map(({ slug, data }) => [slug, data.title]));
  const slots = (await toSlots(hours, locale)).map((slot) => ({
    ...slot,
    department: {
      name: names.get(slot.departmentSlug) ?? "",
      href: localePath(`/${slot.departmentSlug}`, locale),
    },
  }));
  const weekly = weekdays.filter((day) => slots.some(({ slot }) => slot.days === day && !slot.since && !slot.until));
  return weekdays.map((day) => {
    const next = weekly.find((one) => order(one) > order(day)) ?? weekly.find((one) => one !== day);
    return {
      day,
      name: weekdayName(day, locale),
      shortName: weekdayName(day, locale, "short"),
      slots: slots.filter((slot) => slot.day === day),
      next: next && { day: next, name: weekdayName(next, locale) },
    };
  });
}

/** The timetable of one doctor, or of one department. */
export async function getTimetable(whose: { doctor: string } | { department: string }, locale: Locale) {
  const hours =
    "doctor" in whose
      ? await getHoursOf(whose.doctor)
      : (await getOpdHours()).filter(({ department }) => department === whose.department);
  return { hours, slots: await toSlots(hours, locale), changes: await getComingChanges(hours, locale) };
}
