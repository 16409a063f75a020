import { plainText } from "@hospital/search/fold";

/**
 * The entries with `query` in one of their names. Equal names and their beginnings come first, then beginnings of
 * words.
 */
export function rankMatches<Entry>(
  entries: Entry[],
  query: string,
  namesOf: (entry: Entry) => (string | undefined)[],
): Entry[] {
  const text = plainText(query);
  if (text === "") return query.trim() === "" ? entries : [];
  const rankOf = (entry: Entry) => Math.min(...namesOf(entry).map((name = "") => rank(plainText(name), text)));
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

const noMatch = 4;

function rank(name: string, text: string): number {
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  if (name.includes(` ${text}`)) return 2;
  return name.includes(text) ? 3 : noMatch;
}
