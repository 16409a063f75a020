import { render } from "astro:content";
import { memoize } from "@hospital/content/memoize";
import { defaultLocale, inAllLanguages, type Locale, localePath } from "@hospital/content/text/locales";
import type { Department } from "../components/department-card/department-card";
import type { FloorPlanRow } from "../components/floor-plan/floor-plan";
import type { UrgentLineProps } from "../components/urgent-line/urgent-line";
import { messages } from "../i18n/messages";
import { getBuildingMap } from "./building";
import { getAdvice } from "./dangers";
import { findEntry, getAllIn, getPage } from "./entries";
import { getPlace } from "./floor-plan";
import { getHospital } from "./hospital";
import { byText } from "./letters";
import { withActions } from "./pages";
import { getPicture } from "./pictures";
import { findPagePlace } from "./places";

/** Every department in one language, with its file name, by title. */
export const getDepartments = memoize(async (locale: Locale) => {
  const compare = byText(locale);
  return (await getAllIn("departments", locale)).toSorted((a, b) => compare(a.data.title, b.data.title));
});

/**
 * One department with its overview as a component and its location in the hospital: `getDepartment("cardiology",
 * "en")`.
 */
export async function getDepartment(slug: string, locale: Locale) {
  const department = await getPage("departments", slug, locale);
  const translation = await findEntry("overviews", `${slug}.${locale}`);
  const overview = translation ?? (await findEntry("overviews", `${slug}.${defaultLocale}`));
  if (!overview) throw new Error(`content/departments/${slug}.${defaultLocale}.md is missing.`);
  const { Content } = await render(overview);
  const overviewLanguage = translation ? undefined : defaultLocale;
  const firstAid = await Promise.all(
    (department.firstAid ?? []).map(async ({ dangers, ...part }) => ({
      ...part,
      titled: dangers && (await getAdvice(dangers, locale)),
    })),
  );
  const more = await withActions(department.more ?? [], locale);
  const [place, location] = await Promise.all([getPlace(slug, locale), getBuildingMap(slug, locale)]);
  return { ...department, firstAid, more, Overview: Content, overviewLanguage, place, location };
}

/** The title of the department `slug` in all languages, for an index. */
export async function getTitles(slug: string): Promise<string[]> {
  return inAllLanguages((await findEntry("departments", slug))?.data.title);
}

/** Where to go if the department `slug` is too late; undefined without an emergency department and its number. */
export async function getUrgentLine(slug: string, locale: Locale): Promise<UrgentLineProps | undefined> {
  const department = (await getDepartments(locale)).find(isEmergencyDepartment);
  const { phones } = await getHospital(locale);
  if (!department || department.slug === slug || phones.emergency.use !== "emergency") return undefined;
  const label = messages(locale);
  return {
    label: label.cannotWait,
    department: { name: department.data.title, href: localePath(`/${department.slug}`, locale) },
    hours: label.hours.wholeDay,
    number: phones.emergency.number,
  };
}

/** Whether this is the emergency department, which is open day and night. */
export function isEmergencyDepartment({ data }: Awaited<ReturnType<typeof getDepartments>>[number]): boolean {
  return data.medicalSpecialty === "Emergency";
}

/** The cards of the departments `slugs` that exist, in that order; of all departments without `slugs`. */
export async function getDepartmentCards(
  slugs: string[] | undefined,
  locale: Locale,
  use: "card" | "tile",
): Promise<Department[]> {
  const dataBySlug = new Map((await getDepartments(locale)).map(({ slug, data }) => [slug, data]));
  const cards = (slugs ?? [...dataBySlug.keys()]).map(async (slug) => {
    const data = dataBySlug.get(slug);
    if (!data) return [];
    const picture = data.banner.picture && (await getPicture(data.banner.picture, "", use));
    return [{ name: data.tile, href: localePath(`/${slug}`, locale), picture }];
  });
  return (await Promise.all(cards)).flat();
}

/** Every department at another address with its place, by name. It isn't in the drawing of the building. */
export async function getDepartmentsElsewhere(locale: Locale): Promise<FloorPlanRow[]> {
  const rows = (await getDepartments(locale)).map(async ({ slug, data }) => {
    const place = (await findPagePlace(slug, locale)) && (await getPlace(slug, locale));
    return place ? [{ name: data.title, href: localePath(`/${slug}`, locale), place }] : [];
  });
  return (await Promise.all(rows)).flat();
}
