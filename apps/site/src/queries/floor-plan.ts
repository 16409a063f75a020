import type { CollectionEntry } from "astro:content";
import { fill } from "@hospital/content/text/fill";
import { type Locale, localePath, translate } from "@hospital/content/text/locales";
import type { FloorPlanRow } from "../components/floor-plan/floor-plan";
import { words } from "../i18n/words";
import { findOnly, getPage } from "./entries";
import { getPageLink, hasPage } from "./pages";
import { findPagePlace } from "./places";

type Place = Pick<CollectionEntry<"floorPlan">["data"]["departments"][number], "block" | "floor">;

/** Every department, counter and ward with its block and floor, by name; none where nothing has a place. */
export async function getFloorPlan(locale: Locale): Promise<FloorPlanRow[]> {
  const { departments = [] } = (await findOnly("floorPlan")) ?? {};
  const rows = await Promise.all(
    departments.map(async (row) => {
      if (!(await hasPage(`/${row.department}`))) return [];
      const { title } = await getPage("departments", row.department, locale);
      return [{ name: title, href: localePath(`/${row.department}`, locale), place: placeOf(row, locale) }];
    }),
  );
  const { wards = [], counters = [] } = (await findOnly("hours")) ?? {};
  const others = [...wards, ...counters].map(async ({ name, page, place }) => {
    const href = page && (await getPageLink(page, "", locale))?.href;
    return place ? [{ name: translate(name, locale), href, place: placeOf(place, locale) }] : [];
  });
  return [...rows, ...(await Promise.all(others))].flat().sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** "Block B, floor 2", where it is known, after the name of one of the hospital's other places. */
export async function getPlace(department: string, locale: Locale): Promise<string | undefined> {
  const { departments = [] } = (await findOnly("floorPlan")) ?? {};
  const row = departments.find((row) => row.department === department);
  const place = await findPagePlace(department, locale);
  return [place?.name, row && placeOf(row, locale)].filter(Boolean).join(" · ") || undefined;
}

export function placeOf({ block, floor }: Place, locale: Locale): string {
  const label = words(locale).floorPlan;
  return fill(floor < 0 ? label.basement : floor === 0 ? label.ground : label.floor, { block, floor });
}
