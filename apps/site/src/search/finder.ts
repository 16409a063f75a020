import type { Match } from "@hospital/search/matcher";

/** A query by field: `{ q: "heart", day: "mon" }`. Empty fields are absent. */
export type Query = Readonly<Record<string, string>>;

interface FinderResult {
  ids: ReadonlySet<string>;
  /**
   * "all": the query is empty. "near": there are only near matches. "none": without any match. "unknown": the documents are
   * too old for the query. "failed": they couldn't be loaded.
   */
  fit: "all" | "exact" | "near" | "none" | "unknown" | "failed";
  /** Exact matches that come after the others. */
  last?: ReadonlySet<string>;
}

export type Find = (query: Query) => FinderResult;

/** A comparator that moves the entries `last` to the end, and changes no other order. */
export function lastToEnd(last: FinderResult["last"]) {
  const rank = ({ id }: { id: string }) => Number(last?.has(id) ?? false);
  return (a: { id: string }, b: { id: string }) => rank(a) - rank(b);
}

/** The maximum number of near matches. */
const maxNear = 12;

/** The minimum share of the query's words in a near match, so that one of two names is enough. */
const minCoverage = 0.35;

interface FinderSource<Document> {
  documents: Document[];
  match: Match<string>;
  /**
   * Whether near matches share words with the query, or a whole name (where a similar name would be a wrong answer).
   */
  nearBy?: "words" | "names";
  /** A predicate for each field, the most important first. It gets the value of its field, and of all that apply. */
  filters?: Record<string, (document: Document, value: string, values: Query) => boolean>;
  /** Whether the documents are recent enough for the query. */
  isKnown?: (query: Query) => boolean;
  /** Whether an exact match comes after the others. */
  isLast?: (document: Document, query: Query) => boolean;
}

/** Returns exact matches of a query; without any, near matches. */
export function createFinder<Document extends { id: string }>(source: FinderSource<Document>): Find {
  const { documents, match, nearBy = "words", filters = {}, isKnown, isLast } = source;
  const allIds = new Set(documents.map(({ id }) => id));

  return (query) => {
    if (isKnown?.(query) === false) return { ids: new Set(), fit: "unknown" };
    const hits = match(query.q ?? "");
    const activeFilters = Object.keys(filters).filter((name) => query[name]);
    if (!hits && activeFilters.length === 0) return { ids: allIds, fit: "all" };

    const passing = (names: string[], fits?: ReadonlySet<string>) => {
      const values = Object.fromEntries(names.map((name) => [name, query[name] ?? ""]));
      return documents
        .filter(({ id }) => !fits || fits.has(id))
        .filter((document) => names.every((name) => filters[name]?.(document, values[name] ?? "", values)))
        .map(({ id }) => id);
    };

    const whole = hits && new Set(hits.filter(({ isWhole }) => isWhole).map(({ id }) => id));
    const exact = passing(activeFilters, whole);
    if (exact.length > 0) {
      const matches = new Set(exact);
      const last = new Set(
        documents.filter((document) => matches.has(document.id) && isLast?.(document, query)).map(({ id }) => id),
      );
      return { ids: new Set([...exact.filter((id) => !last.has(id)), ...last]), fit: "exact", last };
    }

    // Words are more important than filters: first ignores filters, then words.
    const close =
      hits &&
      new Set(
        hits
          .filter(({ coverage, hasWholePhrase }) => hasWholePhrase || (nearBy === "words" && coverage >= minCoverage))
          .map(({ id }) => id),
      );
    for (const fits of hits ? [whole, close] : [undefined])
      for (const names of subsetsLargestFirst(activeFilters)) {
        if (!fits && names.length === 0) continue;
        const ids = passing(names, fits);
        const rank = new Map(hits?.map(({ id }, index) => [id, index]));
        ids.sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
        if (ids.length > 0) return { ids: new Set(ids.slice(0, maxNear)), fit: "near" };
      }
    return { ids: new Set(), fit: "none" };
  };
}

/**
 * The subsets of `names` from the largest to the smallest. Subsets of equal size are sorted so that earlier names stay
 * longest.
 */
function subsetsLargestFirst(names: string[]): string[][] {
  const choices: string[][] = [[]];
  for (const name of names) choices.push(...choices.map((choice) => [...choice, name]));
  return choices.sort((a, b) => b.length - a.length);
}
