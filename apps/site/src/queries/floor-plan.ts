import type { CollectionEntry } from "astro:content";
import { fill } from "@hospital/content/text/fill";
import type { Locale } from "@hospital/content/text/locales";
import type { FloorPlanRow } from "../components/floor-plan/floor-plan";
import { messages } from "../i18n/messages";
import { findOnly, findOnlyIn } from "./entries";
import { byName } from "./letters";
import { getHref } from "./pages";
import { findPagePlace } from "./places";

type Place = Pick<CollectionEntry<"floorPlan">["data"]["departments"][number], "block" | "floor">;

/**
 * Every counter and ward with its block and floor, by name. The drawing of the building shows the departments
 * (`getBuilding`).
 */
export async function getFloorPlan(locale: Locale): Promise<FloorPlanRow[]> {
  const { wards = [], counters = [] } = (await findOnlyIn("hours", locale)) ?? {};
  const otherRows = [...wards, ...counters].map(async ({ name, page, place }) => {
    const href = await getHref(page, locale);
    return place ? [{ name, href, place: floorInWords(place, locale) }] : [];
  });
  return (await Promise.all(otherRows)).flat().sort(byName(locale));
}

/**
 * "Block B, floor 2", with the name of the building if it isn't the main one. Lists all rooms of a department with
 * several.
 */
export async function getPlace(department: string, locale: Locale): Promise<string | undefined> {
  const { departments = [] } = (await findOnly("floorPlan")) ?? {};
  const rooms = departments.filter((row) => row.department === department).map((row) => floorInWords(row, locale));
  const place = await findPagePlace(department, locale);
  return [place?.name, ...rooms].filter(Boolean).join(" · ") || undefined;
}

export function floorInWords({ block, floor }: Place, locale: Locale): string {
  const label = messages(locale).floorPlan;
  return fill(floor < 0 ? label.basement : floor === 0 ? label.ground : label.floor, { block, floor });
}
