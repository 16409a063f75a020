import type { CollectionEntry } from "astro:content";
import type { FloorPlanRow } from "../components/floor-plan/floor-plan";
import { type Locale, localePath } from "../i18n/locales";
import { fill, words } from "../i18n/words";
import { findOnly, getPage } from "./entries";
import { hasPage } from "./pages";

type Row = CollectionEntry<"floorPlan">["data"]["departments"][number];

/** Every department with its block and floor, by name; none where there is no plan. */
export async function getFloorPlan(locale: Locale): Promise<FloorPlanRow[]> {
  const { departments = [] } = (await findOnly("floorPlan")) ?? {};
  const rows = await Promise.all(
    departments.map(async (row) => {
      if (!(await hasPage(`/${row.department}`))) return [];
      const { title } = await getPage("departments", row.department, locale);
      return [{ name: title, href: localePath(`/${row.department}`, locale), place: placeOf(row, locale) }];
    }),
  );
  return rows.flat().sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** "Block B, floor 2", where it is known. */
export async function getPlace(department: string, locale: Locale): Promise<string | undefined> {
  const { departments = [] } = (await findOnly("floorPlan")) ?? {};
  const row = departments.find((row) => row.department === department);
  return row && placeOf(row, locale);
}

function placeOf({ block, floor }: Row, locale: Locale): string {
  const label = words(locale).floorPlan;
  return fill(floor < 0 ? label.basement : floor === 0 ? label.ground : label.floor, { block, floor });
}
