/** Searches off the main thread: making the indexes takes a cheap phone over a second. */
import { createSearches, type Found, type SearchFiles, search } from "./load-search";

/** The addresses of the indexes, once, then queries. */
export type SearchRequest = { files: SearchFiles } | { query: string };

export interface SearchReply {
  query: string;
  found: Found;
}

let searches: ReturnType<typeof createSearches> | undefined;
let latest = "";

addEventListener("message", ({ data }: MessageEvent<SearchRequest>) => {
  if ("files" in data) {
    searches = createSearches(data.files);
    for (const load of searches.slice(0, 2)) load().catch(() => {});
    return;
  }
  const { query } = data;
  latest = query;
  if (searches)
    search(query, searches, (found) => {
      const reply: SearchReply = { query, found };
      postMessage(reply);
      // A later query has come.
      return query === latest;
    });
});
