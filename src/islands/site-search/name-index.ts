import MiniSearch from "minisearch";
import { createIndex } from "../../search/matching";
import type { Hit } from "./result-groups";
import type { SearchDocument } from "./search-document";

const splitWords = MiniSearch.getDefault("tokenize") as (text: string) => string[];

/** Finds doctors, departments, pages, tests and insurers by their names and by everyday words; forgives spelling. */
export type NameIndex = (query: string) => Hit[];

export function createNameIndex(documents: SearchDocument[]): NameIndex {
  const index = createIndex<SearchDocument>(["title", "words", "text"], documents);
  const byId = new Map(documents.map((document) => [document.id, document]));

  return (query) => {
    const exact = index.search(query);
    // Where no document has all words, those that have at least half of them: one may be misspelt beyond recognition.
    const words = splitWords(query).filter(Boolean).length;
    const found = exact.length
      ? exact
      : index.search(query, { combineWith: "OR" }).filter(({ queryTerms }) => queryTerms.length * 2 >= words);
    return found.flatMap(({ id, score }) => {
      const document = byId.get(id);
      return document ? [{ document, score }] : [];
    });
  };
}

let index: Promise<NameIndex> | undefined;

/** The index of the file at `url`, which the build makes; loaded once. */
export function loadNameIndex(url: string): Promise<NameIndex> {
  index ??= fetchNameIndex(url).catch((error) => {
    index = undefined;
    throw error;
  });
  return index;
}

async function fetchNameIndex(url: string): Promise<NameIndex> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return createNameIndex(await answer.json());
}
