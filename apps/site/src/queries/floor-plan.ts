import type { CollectionEntry } from "astro:content";
import { memoize } from "@hospital/content/memoize";
import { fill } from "@hospital/content/text/fill";
import type { Locale } from "@hospital/content/text/locales";
import type { FloorPlanRow } from "../components/floor-plan/floor-plan";
import { floorName } from "../i18n/floor-name";
import { messages } from "../i18n/messages";
import { findOnly, findOnlyIn } from "./entries";
import { byName } from "./letters";
import { getHref } from "./pages";
import { findPagePlace, findPlace } from "./places";

type Place = Pick<CollectionEntry<"floorPlan">["data"]["departments"][number], "block" | "floor">;

type Whereabouts = Pick<NonNullable<CollectionEntry<"hours">["data"]["wards"]>[number], "at" | "place" | "page">;

/**
 * Every counter and ward by name, with its block and floor, and the name of its building if it isn't the main one. The
 * drawing of the building shows the departments (`getBuilding`).
 */
export async function getFloorPlan(locale: Locale): Promise<FloorPlanRow[]> {
  const { wards = [], counters = [] } = (await findOnlyIn("hours", locale)) ?? {};
  const otherRows = [...wards, ...counters].map(async ({ name, ...row }) => {
    const place = row.place && (await whereIs(row, locale));
    return place ? [{ name, href: await getHref(row.page, locale), place }] : [];
  });
  return (await Promise.all(otherRows)).flat().sort(byName(locale));
}

/**
 * "Block B, floor 2", with the name of the building if it isn't the main one. Lists all rooms of a department with
 * several.
 */
export async function getPlace(department: string, locale: Locale): Promise<string | undefined> {
  const { departments = [] } = (await findOnly("floorPlan")) ?? {};
  const rooms = departments.filter((row) => row.department === department);
  const floors = await Promise.all(rooms.map((room) => floorInWords(room, locale)));
  const place = await findPagePlace(department, locale);
  return [place?.name, ...floors].filter(Boolean).join(" · ") || undefined;
}

/** "Children's building · Block B, floor 2" for a ward or counter: from its row or from its page. */
export async function whereIs({ at, place, page }: Whereabouts, locale: Locale): Promise<string | undefined> {
  if (!at && !place) return page && (await getPlace(page.slice(1), locale));
  const building = await (at ? findPlace(at, locale) : findPagePlace((page ?? "").slice(1), locale));
  return [building?.name, place && (await floorInWords(place, locale))].filter(Boolean).join(" · ");
}

/** "Block B, floor 2", or "Floor 2" in a hospital with one block and in a building without a letter. */
export async function floorInWords({ block, floor }: Place, locale: Locale): Promise<string> {
  const label = messages(locale).floorPlan;
  const place = floorName(floor, label);
  if (block && (await hasSeveralBlocks())) return fill(label.inBlock, { block, place });
  return place.charAt(0).toUpperCase() + place.slice(1);
}

/** Whether the letter of a block helps to find a place: with a single one, visitors would look for another. */
export const hasSeveralBlocks = memoize(async () => {
  const { departments = [] } = (await findOnly("floorPlan")) ?? {};
  const { wards = [], counters = [] } = (await findOnly("hours")) ?? {};
  const places = [...departments, ...[...wards, ...counters].flatMap(({ place }) => place ?? [])];
  return new Set(places.flatMap(({ block }) => block ?? [])).size > 1;
});
