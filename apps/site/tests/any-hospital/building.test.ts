import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { localePath } from "@hospital/content/text/locales";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { messages } from "../../src/i18n/messages.ts";
import { type BuiltPage, findAll, nameOf, pages, testPages, text } from "../support/built-site.ts";
import { content } from "../support/tested-hospital.ts";

interface Row {
  department: string;
  block: string;
  floor: number;
}

const file = join(content, "floor-plan.yaml");
const rows: Row[] = existsSync(file)
  ? // A hospital with one block needs no letter.
    parse(readFileSync(file, "utf8")).departments.map((row: Row) => ({ ...row, block: row.block ?? "" }))
  : [];
/** A department at another address is in another building. */
const isHere = ({ department }: Row) =>
  !parse(readFileSync(join(content, `departments/${department}.yaml`), "utf8")).at;
const plan = rows.filter(isHere);
/** Wards, counters and departments at another address have letters, too. */
const hours = join(content, "hours.yaml");
const { wards = [], counters = [] } = existsSync(hours) ? parse(readFileSync(hours, "utf8")) : {};
const letters = [...rows, ...[...wards, ...counters].flatMap(({ place }) => place ?? [])].flatMap(
  ({ block }) => block || [],
);
const hasSeveralBlocks = new Set(letters).size > 1;
const homes = pages.filter(({ path }) => path === "/");
const addressOf = (link: Element) => link.getAttribute("href");
const department = ({ path }: BuiltPage) => plan.filter((row) => `/${row.department}` === path);

testPages(
  "home draws each room of the floor plan as a link, block by block from the top down",
  homes,
  (home) => {
    const { locale, document } = home;
    const sorted = plan.toSorted((a, b) => a.block.localeCompare(b.block) || b.floor - a.floor);
    const links = findAll(document, ".building a");
    expect(links.map(addressOf)).toEqual(sorted.map((row) => localePath(`/${row.department}`, locale)));
    expect(links.filter((link) => !text(link)).map(addressOf)).toEqual([]);
    const floors = new Set(plan.map(({ block, floor }) => `${block}${floor}`));
    expect(findAll(document, ".building ul[aria-label]").map(nameOf)).toHaveLength(floors.size);
  },
  [
    { replace: [/(class="building[ "].*?<a [^>]*href=")[^"]*/s, "$1/elsewhere"], report: /elsewhere/ },
    { replace: [/(class="building[ "].*?<a [^>]*>).*?<\/a>/s, "$1</a>"], report: /to deeply equal \[\]/ },
    { replace: [/class="building[ "][^>]*>/, '$&<ul aria-label="another floor"></ul>'], report: /to have a length/ },
  ],
);

test("without a floor plan no page has a building", () => {
  const drawn = pages.filter(({ document }) => document.querySelector(".building, .building-map"));
  expect(drawn.length > 0).toBe(plan.length > 0);
});

testPages(
  "a department's page fills its rooms in the small building, and has its place in words",
  pages,
  (page) => {
    const departmentRooms = department(page);
    const drawings = findAll(page.document, ".building-map");
    if (departmentRooms.length === 0) return;
    expect(drawings.map(text)).toHaveLength(1);
    const { basement, ground } = messages(page.locale).floorPlan;
    for (const { block, floor } of departmentRooms) {
      const floorName = floor > 0 ? `${floor}` : floor < 0 ? basement : ground;
      const place = (hasSeveralBlocks && block) || floorName;
      expect((text(drawings[0]) ?? "").toLowerCase()).toContain(place.toLowerCase());
    }
    const filled = drawings[0]?.querySelector(".building-map__room")?.getAttribute("d") ?? "";
    expect(filled.match(/M/g)).toHaveLength(departmentRooms.length);
  },
  [
    { html: '<div class="building-map"></div>', report: /to have a length of 1/ },
    {
      replace: [/(class="building-map".*?<\/svg>)<span>.*?<\/span>/s, "$1"],
      report: /to contain|to include/,
    },
    { replace: [/(class="building-map__room"[^>]* d=")M/, "$1M0 0M"], report: /to have a length/ },
  ],
);

testPages(
  "the building costs a page at most 6,000 bytes before compression for each eleven rooms",
  homes,
  ({ document }) => {
    const bytes = Buffer.byteLength(document.querySelector(".building")?.outerHTML ?? "");
    expect(bytes).toBeLessThanOrEqual(6000 * Math.ceil(Math.max(1, plan.length) / 11));
  },
  [{ replace: [/class="building[ "][^>]*>/, `$&${"<p>a room</p>".repeat(2000)}`], report: /less than or equal/ }],
);
