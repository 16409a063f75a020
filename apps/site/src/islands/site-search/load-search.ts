import { fetchJson } from "../../search/fetch-json";
import type { PageText, SearchDocument } from "./search-document";
import { createSearch, type Result, type Search } from "./site-index";

/** The addresses of the search data. */
export interface SearchFiles {
  /** Names and everyday words. */
  names: string;
  /** The texts of the pages. */
  texts: string;
  /** The texts of the pages in the other languages. */
  otherTexts: string[];
  /** The doctors' hours. */
  doctors: string;
}

type Searches = readonly [names: Load, texts: Load, all: Load];

type Load = () => Promise<Search>;

/** Three searches: by names, by names and texts, and by the texts of all languages. Each loads on first use. */
export function createSearches({ names, texts, otherTexts }: SearchFiles): Searches {
  const documents = fetchOnce<SearchDocument[]>(names);
  const ownTexts = fetchOnce<PageText[]>(texts);
  const textsInOthers = otherTexts.map((url) => fetchOnce<PageText[]>(url));
  return [
    memoized(async () => createSearch(await documents(), [])),
    memoized(async () => createSearch(await documents(), await ownTexts())),
    memoized(async () =>
      createSearch(
        await documents(),
        [await ownTexts(), ...(await Promise.all(textsInOthers.map((load) => load())))].flat(),
      ),
    ),
  ];
}

export interface SearchState {
  results: Result[];
  state: "searching" | "done" | "failed";
}

/** Texts that load faster than this are shown with the names: otherwise the list would change under a finger. */
const maxWaitMs = 400;

/** With a weak connection, a request may neither succeed nor fail. After this time, the numbers to call are shown. */
const stalledMs = 12_000;

/**
 * Searches names first, then texts, and other languages only without a result. Stops when `show` returns false because
 * the query has changed. Results that arrive after all replace a failure.
 */
export async function search(
  query: string,
  [names, texts, allTexts]: Searches,
  show: (update: SearchState) => boolean,
) {
  let results: Result[] = [];
  const stalled = setTimeout(() => show({ results, state: "failed" }), stalledMs);
  try {
    results = (await names())(query);
    const waited = new Promise<"waited">((resolve) => setTimeout(resolve, maxWaitMs, "waited"));
    const isLate = (await Promise.race([texts(), waited])) === "waited";
    if (isLate && !show({ results, state: "searching" })) return;
    results = (await texts())(query);
    if (results.length === 0) results = (await allTexts())(query);
    show({ results, state: "done" });
  } catch {
    show({ results, state: "failed" });
  } finally {
    clearTimeout(stalled);
  }
}

function fetchOnce<Content>(url: string): () => Promise<Content> {
  return memoized(() => fetchJson<Content>(url));
}

/** Memoizes `make`, but retries after an error. */
function memoized<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= make().catch((error) => {
      value = undefined;
      throw error;
    });
    return value;
  };
}
