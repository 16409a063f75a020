import { memoize } from "@hospital/content/memoize";
import { fill } from "@hospital/content/text/fill";
import { defaultLocale, type Locale, localePath } from "@hospital/content/text/locales";
import { toSittingHours } from "@hospital/timetable/sitting-hours";
import type { BuildingProps, Room } from "../components/building/building";
import type { BuildingMapProps } from "../components/building-map/building-map";
import { floorSign } from "../i18n/floor-name";
import { messages } from "../i18n/messages";
import { blocksOf } from "./blocks";
import { findOnly, getPage } from "./entries";
import { floorInWords, getPlace, hasSeveralBlocks } from "./floor-plan";
import { getHref, hasPage } from "./pages";
import { findPagePlace, getPlaceFinder } from "./places";
import { drawingOf } from "./room-drawings";
import { comingDays, getExceptions, getOpdHours, lastKnown, toDated } from "./timetable";

/** With more rooms, the cross-section would make a department's page heavier than its budget. */
const maxDepartmentRooms = 24;

/**
 * The cross-section at the end of a department's page, with its room marked and without pictograms, which would be 800
 * bytes of 22 rooms; undefined if the department isn't in it, or it is too large.
 */
export async function getDepartmentBuilding(department: string, locale: Locale): Promise<BuildingProps | undefined> {
  const rooms = await getRooms();
  if (rooms.length > maxDepartmentRooms || rooms.every((room) => room.department !== department)) return undefined;
  const building = await getBuilding(locale);
  const href = localePath(`/${department}`, locale);
  const toDepartmentRoom = (room: Room) => ({ ...room, drawing: undefined, isCurrent: room.href === href });
  return (
    building && {
      ...building,
      blocks: building.blocks.map((block) => ({
        ...block,
        floors: block.floors.map((floor) => ({ ...floor, rooms: floor.rooms.map(toDepartmentRoom) })),
      })),
    }
  );
}

/** The cross-section of the hospital; undefined without a floor plan. */
export const getBuilding = memoize(async (locale: Locale): Promise<BuildingProps | undefined> => {
  const rooms = await Promise.all(
    (await getRooms()).map(async (room) => {
      const department = await getPage("departments", room.department, locale);
      const { title, tile, isEmergency } = department;
      return {
        ...room,
        // The shorter name fits in a room of the drawing.
        name: tile.length < title.length ? tile : title,
        href: localePath(`/${room.department}`, locale),
        drawing: drawingOf(department),
        isAlwaysOpen: isEmergency,
        hours: await getSittingHours(room.department, locale),
      };
    }),
  );
  const { floorPlan: label } = messages(locale);
  const hasNames = await hasSeveralBlocks();
  const blocks = await Promise.all(
    blocksOf(rooms).map(async ({ block, floors }) => ({
      name: hasNames && block ? fill(label.block, { block }) : undefined,
      floors: await Promise.all(
        floors.map(async ({ floor, rooms }) => ({
          name: await floorInWords({ block, floor }, locale),
          sign: floorSign(floor, label),
          isBelow: floor < 0,
          rooms,
        })),
      ),
    })),
  );
  return blocks.length > 0 ? { label: label.building, blocks, sitting: label.sitting, last: lastKnown() } : undefined;
});

/** The small cross-section, with the rooms of one department filled; undefined if its location is unknown. */
export async function getBuildingMap(department: string, locale: Locale): Promise<BuildingMapProps | undefined> {
  const allRooms = await getRooms();
  const place = allRooms.some((room) => room.department === department) && (await getPlace(department, locale));
  if (!place) return undefined;
  const blocks = blocksOf(allRooms).map(({ floors }) => ({
    floors: floors.map(({ floor, rooms }) => ({
      rooms: rooms.length,
      filled: rooms.flatMap((room, index) => (room.department === department ? [index] : [])),
      isBelow: floor < 0,
    })),
  }));
  const directions = await getHref("/directions", locale);
  return { blocks, place, href: directions && `${directions}#floor-plan` };
}

/** The rooms of departments that have a page. Departments at another address aren't in this building. */
const getRooms = memoize(async () => {
  const { departments = [] } = (await findOnly("floorPlan")) ?? {};
  const rows = departments.map(async (row) => {
    const isHere = (await hasPage(`/${row.department}`)) && !(await findPagePlace(row.department, defaultLocale));
    return isHere ? [row] : [];
  });
  return (await Promise.all(rows)).flat();
});

/** The hours of a department in this building. */
async function getSittingHours(department: string, locale: Locale): Promise<string> {
  const placeOf = await getPlaceFinder(locale);
  const hours = (await getOpdHours()).filter((session) => session.department === department && !placeOf(session));
  const exceptions = await getExceptions(locale);
  return toSittingHours(
    hours.flatMap((session) => toDated(session, exceptions).dated),
    comingDays(),
  );
}
