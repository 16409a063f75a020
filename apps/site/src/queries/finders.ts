import { languageNames, longDate, weekdayName } from "@hospital/content/text/calendar";
import { fill } from "@hospital/content/text/fill";
import {
  defaultLocale,
  type Locale,
  type Localized,
  localePath,
  publishedLocales,
  translate,
} from "@hospital/content/text/locales";
import { withoutMarks } from "@hospital/content/text/untranslated";
import { genders } from "@hospital/content/vocabulary";
import { weekdays } from "@hospital/timetable/clock";
import { messages } from "../i18n/messages";
import type { DoctorFinderProps } from "../islands/doctor-finder/doctor-finder";
import type { DoctorIndex } from "../islands/doctor-finder/doctor-index";
import type { InsurerFinderProps } from "../islands/insurer-finder/insurer-finder";
import { getDepartments, getTitles } from "./departments";
import { type Doctor, getDoctor } from "./doctors";
import { getEntries } from "./entries";
import { getHospital } from "./hospital";
import { byText, maxInList } from "./letters";
import { getInsurancePhones, getSearchPhones } from "./numbers";
import { getBuildingFinder, getPlaceFinder, getPlaces } from "./places";
import { builtOn, getExceptions, getHoursOf, getOpdHours, isDated, lastKnown, toSlot } from "./timetable";

/** The filter's value for the hospital's main address. */
const mainPlace = "main";

/**
 * The props of the finder for the list of `doctors` named by the heading `labelledBy`. Filters contain only values that
 * occur.
 */
export async function getDoctorFinder(
  labelledBy: string,
  doctors: Doctor[],
  locale: Locale,
): Promise<DoctorFinderProps> {
  const { finder, doctorFinder } = messages(locale);
  const { filters, genders: genderNames, first, ...labels } = doctorFinder;
  const departments = new Map(doctors.map(({ department, departmentName }) => [department, departmentName]));
  const languages = new Map(doctors.flatMap((doctor) => doctor.languages.map(({ code, name }) => [code, name])));
  const hours = await getOpdHours();
  const days = weekdays.filter((day) => hours.some((slot) => !isDated(slot) && slot.days?.includes(day)));
  const gendersOfDoctors = genders.filter((gender) => doctors.some((doctor) => doctor.gender === gender));
  const { shortName } = await getHospital(locale);
  const places = (await getPlaces(locale)).map(({ id, name }) => ({ value: id, label: name }));
  const options = {
    department: sorted(departments, locale),
    place: places.length > 0 ? [{ value: mainPlace, label: shortName }, ...places] : [],
    day: [
      { value: "today", label: messages(locale).opd.today },
      { value: "tomorrow", label: messages(locale).opd.tomorrow },
      ...days.map((day) => ({ value: day, label: weekdayName(day, locale) })),
    ],
    language: sorted(languages, locale),
    gender: gendersOfDoctors.map((gender) => ({ value: gender, label: genderNames[gender] })),
  };
  const isListed = doctors.length <= maxInList;
  return {
    labelledBy,
    total: doctors.length,
    // The finder renders the results if the page doesn't list the doctors.
    ...(!isListed && { first }),
    indexUrl: localePath("/dr-in-hospital/index.json", locale),
    filters: (["department", "place", "day", "language", "gender"] as const)
      .map((name) => ({ name, ...filters[name], options: options[name] }))
      .filter(({ options }) => options.length > 1),
    labels: {
      ...finder,
      ...labels,
      last: messages(locale).opd.over,
      unknown: fill(messages(locale).changes.asOf, { day: longDate(builtOn(), locale) }),
      ...(!isListed && { failed: messages(locale).search.failed }),
    },
    phones: await getSearchPhones(locale),
  };
}

/** The index of the doctor finder, with the terms of all languages, starting with the page's language. */
export async function getDoctorIndex(locale: Locale): Promise<DoctorIndex> {
  const doctors = await getEntries("doctors");
  const placeOf = await getPlaceFinder(locale);
  const buildingOf = await getBuildingFinder(locale);
  const hasPlaces = (await getPlaces(locale)).length > 0;
  const spoken = distinct(doctors.flatMap(({ data }) => data.languages ?? []));
  return {
    last: lastKnown(),
    languages: Object.fromEntries(spoken.map((code) => [code, languageNames(code)])),
    exceptions: (await getExceptions(defaultLocale)).map(({ why: _, ...exception }) => exception),
    departments: await Promise.all(
      (await getDepartments(defaultLocale)).map(async ({ slug, data }) => ({
        id: slug,
        words: distinct([
          ...(await getTitles(slug)),
          data.tile,
          data.summary,
          ...Object.values(data.words ?? {}).flat(),
        ]),
      })),
    ),
    doctors: await Promise.all(
      doctors.map(async ({ id, data }) => ({
        id,
        names: inEveryLanguage(data.name, locale),
        specialities: data.speciality ? inEveryLanguage(data.speciality, locale) : [],
        gender: data.gender,
        fee: (await getDoctor(id, locale)).fee,
        languages: data.languages ?? [],
        departments: distinct([data.department, ...(data.opd ?? []).flatMap(({ department }) => department ?? [])]),
        slots: (await getHoursOf(id)).map((hours) => ({
          ...toSlot(hours),
          ...(isDated(hours) && { isDated: true }),
          ...(hasPlaces && { place: placeOf(hours)?.id ?? mainPlace, at: withoutMarks(buildingOf(hours) ?? "") }),
        })),
      })),
    ),
  };
}

/** The props of the finder for the list of `total` insurers named by the heading `labelledBy`. */
export async function getInsurerFinder(labelledBy: string, total: number, locale: Locale): Promise<InsurerFinderProps> {
  const { finder, insurerFinder } = messages(locale);
  return { labelledBy, total, labels: { ...finder, ...insurerFinder }, phones: await getInsurancePhones(locale) };
}

function sorted(names: Map<string, string>, locale: Locale) {
  const compare = byText(locale);
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => compare(a.label, b.label));
}

function inEveryLanguage(text: Localized, first: Locale): string[] {
  return distinct([first, ...publishedLocales].map((locale) => withoutMarks(translate(text, locale))));
}

function distinct<Value>(values: Value[]): Value[] {
  return [...new Set(values)];
}
