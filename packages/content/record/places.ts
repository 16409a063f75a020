import type { Places } from "@hospital/timetable/from-content";
import type { Language } from "../languages.ts";
import { inFirst, type Localized } from "../text/locales.ts";
import { inLanguage, isBlank, isGroup } from "./values.ts";

/** The addresses of the hospital, and its departments' by their file names; undefined if it has one address. */
export function placesIn(
  hospital: unknown,
  departments: [slug: string, department: unknown][],
  firstLanguage: Language,
): Places | undefined {
  if (!isGroup(hospital) || isBlank(hospital.places)) return undefined;
  const placeOf = (department: unknown) =>
    isGroup(department) && typeof department.at === "string" ? department.at : undefined;
  return {
    main: String(inLanguage(hospital.shortName, firstLanguage)),
    ofDepartments: new Map(departments.map(([slug, department]) => [slug, placeOf(department)])),
  };
}

interface Addresses<Times> {
  openingHours: Times;
  places?: { name: Localized; openingHours?: Times | undefined }[] | undefined;
}

/** The usual hours of an address, by its name in the first language; the hospital's own where it has no others. */
export function usualHours<Times>({ openingHours, places = [] }: Addresses<Times>, address: string | undefined): Times {
  return places.find(({ name }) => inFirst(name) === address)?.openingHours ?? openingHours;
}
