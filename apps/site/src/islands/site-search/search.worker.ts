/** Searches outside the main thread: on a cheap phone, building the index takes over a second. */
import { createSearches, type SearchFiles, type SearchState, search } from "./load-search";

/** The addresses of the search data in the first message, and queries in the following ones. */
export type SearchRequest = { files: SearchFiles } | { query: string };

export interface SearchReply {
  query: string;
  result: SearchState;
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
    search(query, searches, (result) => {
      const reply: SearchReply = { query, result };
      postMessage(reply);
      // A later query has arrived.
      return query === latest;
    });
});
