/** Searches outside the main thread: on a cheap phone, building the index takes over a second. */
import { createSearches, type Found, type SearchFiles, search } from "./load-search";

/** The addresses of the search data in the first message, and queries in the following ones. */
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
      // A later query has arrived.
      return query === latest;
    });
});
