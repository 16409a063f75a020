import type { Places } from "@hospital/timetable/from-content";
import { placesIn } from "../record/places.ts";
import type { Entry } from "./read-entry.ts";

/** The hospital's addresses and its departments' and laboratories'; undefined if it has one address. */
export function hospitalPlaces(entries: Entry[]): Places | undefined {
  const hospital = entries.find(({ collection }) => collection === "hospital");
  const pages = entries.filter(({ collection }) => collection === "departments" || collection === "laboratories");
  return (
    hospital &&
    placesIn(
      hospital.data,
      pages.map(({ slug, data }) => [slug, data]),
      hospital.languages[0],
    )
  );
}
