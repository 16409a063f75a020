import MiniSearch, { type Options } from "minisearch";
import { normalise } from "./normalise";

/**
 * An index that forgives spelling: a word may be half typed, or one letter in four may be wrong.
 * `fields` come in the order of their weight; all words of a query must be found in the same document.
 */
export function createIndex<Document extends { id: string }>(fields: string[], documents: Document[]) {
  const options: Options<Document> = {
    fields,
    processTerm: normalise,
    searchOptions: {
      boost: Object.fromEntries(fields.map((field, index) => [field, 2 ** (fields.length - index)])),
      combineWith: "AND",
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
    },
  };
  const index = new MiniSearch<Document>(options);
  index.addAll(documents);
  return index;
}
