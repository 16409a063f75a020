import { fault } from "../messages/write-problem.ts";
import { referenceOf } from "../record/fields.ts";
import { valueAt } from "../record/values.ts";
import { fieldsOfEntry } from "./entry-cache.ts";
import { fileProblem, type Problem } from "./problem.ts";
import type { Entry } from "./read-entry.ts";

/** Pages that a hospital adds by a file. */
const added = ["departments", "laboratories", "people"];
/** Other pages with a fixed address are linked on every page, on home, or on the page that lists them. */
const single = [
  "about",
  "admission",
  "ambulance-service",
  "ayushman",
  "contact",
  "gallery",
  "video-gallery",
  "visiting",
];
/** The links to pages: the menu, the tiles of home, lists of pages, the floors. */
const leading = ["navigation", "home", "floorPlan", "listPages", "about", "guide", "findCare"];

/** The existing pages (`routes`) that only a search would find. */
export function orphanPages(entries: Entry[], routes: readonly string[]): Problem[] {
  const fields = entries
    .filter(({ collection }) => leading.includes(collection))
    .flatMap((entry) => fieldsOfEntry(entry));
  const named = new Set(
    fields.flatMap(({ shape, value }) => {
      const reference = referenceOf(shape);
      if (reference === "route") return [value];
      return reference === "department" ? [`/${value}`] : [];
    }),
  );
  // Without a declared order, that page has a tile for each department.
  const allTiles = entries.some(
    ({ slug, collection, data }) =>
      collection === "listPages" && slug === "viewall-specialities" && !valueAt(data, ["departments"]),
  );
  // The welcome on the home page links to "About".
  if (entries.some(({ collection, data }) => collection === "home" && valueAt(data, ["welcome"]))) named.add("/about");
  return entries
    .filter(({ collection }) => !(allTiles && collection === "departments"))
    .filter(
      ({ path, collection, slug }) =>
        added.includes(collection) || (path === `pages/${slug}.yaml` && single.includes(slug)),
    )
    .filter(({ slug }) => routes.includes(`/${slug}`) && !named.has(`/${slug}`))
    .map(({ path }) => fileProblem(path, fault("orphanPage"), "warning"));
}
