import { editDistance } from "@hospital/search/edit-distance";
import { plainText, wordsIn } from "@hospital/search/fold";

type NamesOf<Entry> = (entry: Entry) => (string | undefined)[];

/** The entries that a person may mean. */
interface Found<Entry> {
  matches: Entry[];
  /** Whether the names are only similar, because the query is in no name: a person has to choose. */
  areSimilar: boolean;
}

/**
 * The entries with `query` in one of their names: equal names and their beginnings first, then beginnings of words.
 * Without any, those with similar names, the most similar first: "Dr Asha Rao" for "Asha Roa".
 */
export function findByName<Entry>(entries: Entry[], query: string, namesOf: NamesOf<Entry>): Found<Entry> {
  const text = plainText(query);
  if (text === "") return { matches: query.trim() === "" ? entries : [], areSimilar: false };
  const best = (entry: Entry, rate: (name: string) => number) =>
    Math.max(...namesOf(entry).map((name = "") => rate(name)));
  const named = sorted(entries, (entry) => best(entry, (name) => rank(plainText(name), text)));
  if (named.length > 0) return { matches: named, areSimilar: false };
  const words = wordsIn(query);
  const similar = sorted(entries, (entry) => {
    const similarity = best(entry, (name) => similarityOf(words, wordsIn(name)));
    return similarity > otherName ? similarity : 0;
  });
  return { matches: similar, areSimilar: similar.length > 0 };
}

/** The entries with a value above 0, the highest first. */
function sorted<Entry>(entries: Entry[], rate: (entry: Entry) => number): Entry[] {
  return entries
    .map((entry) => ({ entry, value: rate(entry) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .map(({ entry }) => entry);
}

function rank(name: string, text: string): number {
  if (name === text) return 4;
  if (name.startsWith(text)) return 3;
  if (name.includes(` ${text}`)) return 2;
  return name.includes(text) ? 1 : 0;
}

/** A name with half of the letters or less is another one: "Asha Verma" for "Asha Roa". */
const otherName = 0.5;

/** The share of the letters of `words` that are also in the words of a name, each in the most similar one. */
function similarityOf(words: string[], nameWords: string[]): number {
  const lettersIn = (word: string) => Math.max(0, ...nameWords.map((known) => commonLetters(word, known)));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return sum(words.map(lettersIn)) / sum(words.map(({ length }) => length));
}

/** The length of a word without its typing errors; 0 with too many. A longer one may be the beginning of `known`. */
function commonLetters(word: string, known: string): number {
  const errors = word.length < 3 ? 0 : word.length < 6 ? 1 : 2;
  const lengths = word.length < 5 ? [known.length] : [known.length, word.length - 1, word.length, word.length + 1];
  const distance = Math.min(...lengths.map((length) => editDistance(word, known.slice(0, length), errors)));
  return distance > errors ? 0 : word.length - distance;
}
