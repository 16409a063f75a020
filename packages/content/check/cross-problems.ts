import { editDistance } from "@hospital/search/edit-distance";
import { placeOf as addressOf, type Places } from "@hospital/timetable/from-content";
import { knownLanguages, type Language } from "../languages.ts";
import { fault } from "../messages/write-problem.ts";
import { metaOf } from "../record/meta.ts";
import { inLanguage, isGroup, type Path, valueAt, valuesOf } from "../record/values.ts";
import { disclosureParts, placeholderName } from "../vocabulary.ts";
import { singleFiles } from "./content-files.ts";
import { referencesOfEntry } from "./entry-cache.ts";
import { fieldReference } from "./field-reference.ts";
import { type Problem, suggestionFor } from "./problem.ts";
import type { Entry } from "./read-entry.ts";

/** The targets of references, by the `reference` of the field in the schema. */
export interface Targets {
  department: string[];
  doctor: string[];
  /** Names in hours.yaml, in the first language. */
  counter: string[];
  ward: string[];
  /** Names of the places in hospital.yaml and its short name, in the first language; undefined where that file cannot be read. */
  place: string[] | undefined;
  route: string[];
  /** Rows of the rates, in the first language. */
  rate: string[];
  /** Rows of dangers.yaml. */
  danger: string[];
  /** Rows of helplines.yaml. */
  helpline: string[];
  /** Files in public/, such as "/form-iv-2025.pdf". */
  file: string[];
}

export function referenceProblems(entry: Entry, targets: Targets): Problem[] {
  return referencesOfEntry(entry).flatMap(({ reference, shape, value, path }) => {
    if (reference === "picture" || value.trim() === "") return [];
    if (reference === "file" && !value.startsWith("/")) return [];
    const allowed = targets[reference];
    if (!allowed) return [];
    // An unreadable file of targets is a separate problem.
    const isUnknown = allowed.length === 0 && ["counter", "ward", "danger", "helpline", "rate"].includes(reference);
    if (allowed.includes(value) || isUnknown) return [];
    const { mayBeGone } = metaOf(shape);
    // A known page may be absent on purpose.
    if (mayBeGone && reference === "route" && knownPages.has(value)) return [];
    const values = { value, kind: reference, ...suggestionFor(value, allowed) };
    if (!mayBeGone || isTypo(value, allowed) || !shape.safeParse(value).success)
      return entry.problem(path, fault("unknownReference", values));
    return entry.problem(path, fault("leftOutReference", values), { level: "warning" });
  });
}

/** All known page names; a hospital has those whose file exists. */
const knownPages = new Set([
  ...singleFiles().flatMap((path) => /^pages(\/.*)\.yaml$/.exec(path)?.[1] ?? []),
  ...disclosureParts.map((part) => `/disclosures/${part}`),
]);

/** Whether `word` differs from one of `allowed` by one edit or transposition: urology isn't a typo of neurology. */
function isTypo(word: string, allowed: string[]): boolean {
  return allowed.some((candidate) => editDistance(word, candidate, 1) <= 1);
}

/** Rows of one list that have the same `id`, `name` or text; in the floor plan, the same department in one place. */
export function rowProblems(entry: Entry): Problem[] {
  return [...valuesOf(entry.data)].flatMap(({ value, path }) => {
    if (!Array.isArray(value)) return [];
    const rows = value.map((row, index) => ({ row, path: [...path, index] }));
    return [
      ...duplicates(rows.map(({ row, path }) => ({ entry, path, value: row }))),
      ...(entry.collection === "floorPlan" ? duplicates(rows.flatMap((row) => placeOf(entry, row))) : []),
      ...["id", "name"].flatMap((key) =>
        duplicates(
          rows.map(({ row, path }) => ({
            entry,
            path: [...path, key],
            value: inLanguage(valueAt(row, [key]), entry.languages[0]),
          })),
        ),
      ),
    ];
  });
}

/** A department's place; it may have several. */
function placeOf(entry: Entry, { row, path }: { row: unknown; path: Path }): Occurrence[] {
  if (!isGroup(row)) return [];
  return [{ entry, path: [...path, "department"], value: `${row.department}, ${row.block ?? ""}${row.floor}` }];
}

/** Floors without the letter of a block, at an address where others have one. */
export function blockProblems(entries: Entry[], places: Places | undefined): Problem[] {
  const floors = entries.flatMap((entry) => floorsIn(entry, places));
  const withBlocks = new Set(floors.flatMap(({ floor, address }) => (floor.block === undefined ? [] : address)));
  return floors
    .filter(({ floor, address }) => floor.block === undefined && withBlocks.has(address))
    .flatMap(({ entry, path }) => {
      const block = [...path, "block"];
      return entry.problem(block, fault("missing", { field: fieldReference(entry, block) }));
    });
}

/** The values of an entry with a block and a floor, each with the address of its department, counter or ward. */
function floorsIn(entry: Entry, places: Places | undefined) {
  if (entry.collection !== "floorPlan" && entry.collection !== "hours") return [];
  return [...valuesOf(entry.data)].flatMap(({ value: floor, path }) => {
    if (!isGroup(floor) || floor.floor === undefined) return [];
    const row = entry.collection === "floorPlan" ? floor : valueAt(entry.data, path.slice(0, -1));
    const [at, department, page] = ["at", "department", "page"].map((key) => valueAt(row, [key]));
    const where = { at: at as string | undefined, department: String(department ?? page).replace("/", "") };
    return [{ entry, floor, path, address: places && addressOf(where, places) }];
  });
}

/** Pages that share a title or description. */
export function duplicateProblems(entries: Entry[]): Problem[] {
  const titles = knownLanguages.flatMap((language) =>
    ["title", "description"].map((key) =>
      entries.map((entry) => ({
        entry,
        path: [key],
        value: titleIn(valueAt(entry.data, [key]), language, entry.languages[0]),
      })),
    ),
  );
  return titles.flatMap(duplicates);
}

interface Occurrence {
  entry: Entry;
  path: Path;
  value: unknown;
}

/** The occurrences whose value an earlier one has. */
export function duplicates(occurrences: Occurrence[]): Problem[] {
  const first = new Map<string, Occurrence>();
  return occurrences.flatMap((occurrence) => {
    if (!["string", "number"].includes(typeof occurrence.value) || occurrence.value === placeholderName) return [];
    const key = String(occurrence.value).trim().toLowerCase();
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, occurrence);
      return [];
    }
    const other = earlier.entry.locate(earlier.path);
    return occurrence.entry.problem(occurrence.path, fault("duplicate", { value: String(occurrence.value), other }));
  });
}

/** The title or description of a page in `language`; one text for all counts once, in the main language. */
function titleIn(title: unknown, language: Language, main: Language): unknown {
  return isGroup(title) || language === main ? inLanguage(title, language) : undefined;
}
