import type { PageText, SearchDocument } from "./search-document";
import { createSearch, type Result, type Search } from "./site-index";

/** Addresses of what the search reads. */
export interface SearchFiles {
  /** Names and everyday words. */
  names: string;
  /** What the pages say. */
  texts: string;
  /** What the pages say in the other languages. */
  otherTexts: string[];
  /** When doctors sit. */
  doctors: string;
}

type Searches = readonly [names: Load, texts: Load, all: Load];

type Load = () => Promise<Search>;

/** The search by names, then also by texts, then by those of all languages; each is loaded when it is first wanted. */
export function createSearches({ names, texts, otherTexts }: SearchFiles): Searches {
  const documents = fetchOnce<SearchDocument[]>(names);
  const own = fetchOnce<PageText[]>(texts);
  const others = otherTexts.map((url) => fetchOnce<PageText[]>(url));
  return [
    memoized(async () => createSearch(await documents(), [])),
    memoized(async () => createSearch(await documents(), await own())),
    memoized(async () =>
      createSearch(await documents(), [await own(), ...(await Promise.all(others.map((load) => load())))].flat()),
    ),
  ];
}

export interface Found {
  results: Result[];
  state: "searching" | "done" | "failed";
}

/** Names come first, the texts a moment later; those of other languages are asked when nothing is found. */
export async function search(query: string, [names, texts, all]: Searches, show: (found: Found) => void) {
  let results: Result[] = [];
  try {
    results = (await names())(query);
    show({ results, state: "searching" });
    results = (await texts())(query);
    if (results.length === 0) results = (await all())(query);
    show({ results, state: "done" });
  } catch {
    show({ results, state: "failed" });
  }
}

function fetchOnce<Content>(url: string): () => Promise<Content> {
  return memoized(async () => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return answer.json();
  });
}

/** Does what `make` does once; again only when it failed. */
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
