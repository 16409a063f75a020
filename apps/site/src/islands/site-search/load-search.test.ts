import { afterEach, expect, test, vi } from "vitest";
import { createSearches, type SearchState, search } from "./load-search.ts";
import type { PageText, SearchDocument } from "./search-document.ts";

const documents: SearchDocument[] = [
  { kind: "department", title: "Cardiology", href: "/cardiology", words: ["heart"] },
];
const pages: PageText[] = [{ title: "Heart", href: "/tests", headings: [], texts: [] }];
const files = { names: "/names", texts: "/texts", otherTexts: [], doctors: "/doctors" };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Searches for "heart", and provides the texts at once or only after names were shown. */
async function shownFor(areTextsSlow: boolean): Promise<SearchState[]> {
  const updates: SearchState[] = [];
  const texts = Promise.withResolvers<void>();
  if (!areTextsSlow) texts.resolve();
  vi.stubGlobal("fetch", async (url: string) => {
    if (url === "/texts") await texts.promise;
    return Response.json(url === "/texts" ? pages : documents);
  });
  await search("heart", createSearches(files), (update) => {
    texts.resolve();
    return updates.push(update) > 0;
  });
  return updates;
}

test("shows names before slow texts, and otherwise one list that doesn't change", async () => {
  const [names, namesAndTexts] = await shownFor(true);
  expect([names?.results.length, names?.state]).toEqual([1, "searching"]);
  expect([namesAndTexts?.results.length, namesAndTexts?.state]).toEqual([2, "done"]);
  expect(await shownFor(false)).toEqual([namesAndTexts]);
});

test("a request without an answer fails after a while, and its late answer still shows the results", async () => {
  vi.useFakeTimers();
  const updates: SearchState[] = [];
  const answered = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (url: string) => {
    await answered.promise;
    return Response.json(url === "/texts" ? pages : documents);
  });
  const searched = search("heart", createSearches(files), (update) => updates.push(update) > 0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(updates).toEqual([{ results: [], state: "failed" }]);
  answered.resolve();
  await searched;
  expect(updates.at(-1)).toMatchObject({ results: [{ title: "Cardiology" }, { title: "Heart" }], state: "done" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(updates.at(-1)?.state).toBe("done");
});
