import type { Match } from "./matcher";

/** What is asked for, by the name of the field: `{ q: "heart", day: "mon" }`. A field that asks nothing is absent. */
export type Query = Readonly<Record<string, string>>;

interface Found {
  ids: ReadonlySet<string>;
  /** "all": nothing was asked; "near": nothing fits, but these come near; "none": nothing does. */
  fit: "all" | "exact" | "near" | "none";
}

export type Find = (query: Query) => Found;

/** How many of the nearest are shown when nothing fits. */
const maxNear = 12;

/** How much of what is typed has to fit for something to be near: of two names one. */
const minCoverage = 0.35;

export interface FinderSource<Document> {
  documents: Document[];
  match: Match<string>;
  /** By the name of the field, the most important first: whether a document has the value that is asked for. */
  filters?: Record<string, (document: Document, value: string) => boolean>;
}

/** Answers a query: what fits all of it or, if nothing does, what comes near. */
export function createFinder<Document extends { id: string }>(source: FinderSource<Document>): Find {
  const { documents, match, filters = {} } = source;
  const everything = new Set(documents.map(({ id }) => id));

  return (query) => {
    const hits = match(query.q ?? "");
    const asked = Object.keys(filters).filter((name) => query[name]);
    if (!hits && asked.length === 0) return { ids: everything, fit: "all" };

    const passing = (names: string[], fits?: ReadonlySet<string>) =>
      documents
        .filter(({ id }) => !fits || fits.has(id))
        .filter((document) => names.every((name) => filters[name]?.(document, query[name] ?? "")))
        .map(({ id }) => id);

    const whole = hits && new Set(hits.filter(({ isWhole }) => isWhole).map(({ id }) => id));
    const exact = passing(asked, whole);
    if (exact.length > 0) return { ids: new Set(exact), fit: "exact" };

    // What is typed counts more than what is chosen: first with fewer choices, then with a part of the words.
    const close = hits && new Set(hits.filter(({ coverage }) => coverage >= minCoverage).map(({ id }) => id));
    for (const fits of hits ? [whole, close] : [undefined])
      for (const names of subsetsLargestFirst(asked)) {
        if (!fits && names.length === 0) continue;
        const ids = passing(names, fits);
        const rank = new Map(hits?.map(({ id }, index) => [id, index]));
        ids.sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
        if (ids.length > 0) return { ids: new Set(ids.slice(0, maxNear)), fit: "near" };
      }
    return { ids: new Set(), fit: "none" };
  };
}

/** All of `names`, then all without one, without two …; of equally many, those that keep the first ones come first. */
function subsetsLargestFirst(names: string[]): string[][] {
  const choices: string[][] = [[]];
  for (const name of names) choices.push(...choices.map((choice) => [...choice, name]));
  return choices.sort((a, b) => b.length - a.length);
}
