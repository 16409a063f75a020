import { normalise } from "./normalise";

/** The words of a text as they are compared. */
export function wordsIn(text: string): string[] {
  return text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(normalise);
}

/**
 * How a word that is asked for may differ from one that is known. "as": half typed, but each letter right; "nearly":
 * the nearest ones, with one letter in four wrong at most; "somehow": all of which at most one letter in three is wrong.
 */
type Closeness = "as" | "nearly" | "somehow";

/** For one word, the ids of what it finds, each with its weight. */
export type Match = (word: string, closeness: Closeness) => ReadonlyMap<string, number>;

export interface Entry {
  /** What these texts are about. */
  ids: readonly string[];
  /** The most telling one first. */
  texts: readonly string[];
}

/**
 * Finds words in texts, in a tenth of the bytes of the index for whole questions in ./matching. Names are few even where people are many: it looks at
 * every different word once.
 */
export function createMatch(entries: readonly Entry[]): Match {
  const places = new Map<string, { ids: readonly string[]; weight: number }[]>();
  for (const { ids, texts } of entries) {
    for (const [index, text] of texts.entries()) {
      for (const word of new Set(wordsIn(text))) {
        const place = { ids, weight: 2 ** -index };
        const known = places.get(word);
        if (known) known.push(place);
        else places.set(word, [place]);
      }
    }
  }
  const vocabulary = [...places.keys()];

  return (text, closeness) => {
    const found = new Map<string, number>();
    for (const [word, far] of near(normalise(text), vocabulary, closeness))
      for (const { ids, weight } of places.get(word) ?? [])
        for (const id of ids) found.set(id, Math.max(found.get(id) ?? 0, weight / (1 + far)));
    return found;
  };
}

/** The words of `vocabulary` that are near `word`, each with how far it is. */
function near(word: string, vocabulary: readonly string[], closeness: Closeness): [string, number][] {
  if (closeness === "as")
    return vocabulary.filter((known) => known.startsWith(word)).map((known) => [known, known === word ? 0 : 1]);
  const letters = closeness === "nearly" ? 4 : 3;
  const wrong = word.length < letters ? 0 : Math.floor((word.length + 1) / letters);
  const found = vocabulary
    .map((known): [string, number] => [known, farness(word, known, wrong)])
    .filter(([, far]) => far < Number.POSITIVE_INFINITY);
  const nearest = Math.min(...found.map(([, far]) => far));
  return closeness === "nearly" ? found.filter(([, far]) => far === nearest) : found;
}

/**
 * Two for each letter that is wrong, left out, too many or in its neighbour's place, and one when `known` goes on;
 * infinite when more than `most` letters are wrong. https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
 */
export function farness(word: string, known: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: known.length + 1 }, (_, index) => index);
  for (let i = 1; i <= word.length; i++) {
    const next = [i];
    for (let j = 1; j <= known.length; j++) {
      const isSame = word[i - 1] === known[j - 1];
      const isSwapped = i > 1 && j > 1 && word[i - 1] === known[j - 2] && word[i - 2] === known[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > most) return Number.POSITIVE_INFINITY;
    before = row;
    row = next;
  }
  const whole = row[known.length] ?? Number.POSITIVE_INFINITY;
  const beginning = Math.min(...row);
  const far = Math.min(2 * whole, 2 * beginning + 1);
  return Math.min(whole, beginning) > most ? Number.POSITIVE_INFINITY : far;
}
