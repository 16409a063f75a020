import type { Places } from "@hospital/timetable/from-content";
import type { Language } from "../languages.ts";
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
