/** Recognises queries that speak of a danger to life: docs/decisions/dangers.md. */
import { editDistance, joined, keywordsIn, wordsIn } from "./fold.ts";

/** The words of content/dangers.yaml as `foldDangers` gives them. */
export interface DangerWords {
  /** Groups of synonyms by the name that signs use, folded to their sound. */
  groups: Record<string, string[]>;
  harmless: string[];
  asking: string[];
  urgent: string[];
  /** The most urgent first. */
  dangers: { id: string; names: string[]; signs: string[] }[];
}

/** A range of numbers: "300..990". */
export const range = /^(\d+)\.\.(\d+)$/;

/** Adjacent words, and the same joined; or a number. */
interface Phrase {
  words: readonly string[];
  whole: string;
  numbers?: Span | undefined;
}
/** Any of these phrases. */
type Term = readonly Phrase[];
/** Matches if all `terms` occur and none of `without`. */
interface Sign {
  terms: readonly Term[];
  without: readonly Term[];
}
type Known = ReadonlySet<string>;
/** A range of words; the end is exclusive. */
type Span = readonly [from: number, to: number];

/** Longer queries are cut. */
const maxWords = 60;

/** The ids of the dangers in a query, the most urgent first. */
export function createDangerFinder(source: DangerWords): (question: string) => string[] {
  const known = new Set<string>();
  const phrase = (text: string): Phrase => {
    const [, from, to] = range.exec(text) ?? [];
    if (from && to) return { words: [], whole: text, numbers: [Number(from), Number(to)] };
    const words = text.split(/[ -]/);
    const whole = joined(words);
    for (const word of [...words, whole]) known.add(word);
    return { words, whole };
  };
  const groups = new Map(Object.entries(source.groups).map(([name, texts]) => [name, texts.map(phrase)]));
  const terms = new Map<string, Term>();
  const term = (text: string): Term => {
    const same = terms.get(text) ?? (text.startsWith("{") ? (groups.get(text.slice(1, -1)) ?? []) : [phrase(text)]);
    terms.set(text, same);
    return same;
  };
  const sign = (text: string): Sign => {
    const texts = text.split(" ");
    return {
      terms: texts.filter((text) => !text.startsWith("!")).map(term),
      without: texts.filter((text) => text.startsWith("!")).map((text) => term(text.slice(1))),
    };
  };
  // Longest first: "low sugar diet" before "diet".
  const harmless = source.harmless.map(sign).sort((a, b) => b.terms.length - a.terms.length);
  const asking: Term = source.asking.map(phrase);
  const urgent: Term = source.urgent.map(phrase);
  const dangers = source.dangers.map(({ id, names, signs }) => ({
    id,
    names: names.map(sign),
    signs: signs.map(sign),
  }));

  return (question) => {
    const found = find(question);
    const parts = found.length > 0 ? question : segment(question, known);
    return parts === question ? found : find(parts);
  };

  function find(question: string): string[] {
    // "Baby's" counts as "baby".
    const asked = readWords(wordsIn(question.replace(/['’]s(?!\p{L})/giu, "")).slice(0, maxWords), known);
    const isAsking = asked.includes(asking) && !asked.includes(urgent);
    for (const sign of harmless) asked.remove(sign);
    return dangers
      .filter(({ names, signs }) => [...signs, ...(isAsking ? [] : names)].some((sign) => asked.matches(sign)))
      .map(({ id }) => id);
  }
}

/** "saansnahiaarahi" → "saans nahi aa rahi", if every part is a known word or a stop word. */
function segment(question: string, known: Known): string {
  return question.slice(0, 50 * maxWords).replace(/[\p{L}\p{M}]{7,40}|[\u0900-\u097f]{5,40}/gu, (whole) => {
    if (known.has(wordsIn(whole)[0] ?? "")) return whole;
    // For each prefix the best split: few words, and few short ones, which match by chance.
    const best: ({ parts: string; cost: number } | undefined)[] = [{ parts: "", cost: 0 }];
    for (let to = 2; to <= whole.length; to++) {
      for (let from = Math.max(0, to - 14); from <= to - 2; from++) {
        const before = best[from];
        const part = whole.slice(from, to);
        const cost = before && !/^\p{M}/u.test(part) ? before.cost + costOf(part, known) : Number.POSITIVE_INFINITY;
        if (before && cost < (best[to]?.cost ?? Number.POSITIVE_INFINITY))
          best[to] = { parts: `${before.parts} ${part}`, cost };
      }
    }
    return best[whole.length]?.parts ?? whole;
  });
}

function costOf(part: string, known: Known): number {
  if (!keywordsIn(part).length) return 1;
  if (!known.has(wordsIn(part)[0] ?? "")) return Number.POSITIVE_INFINITY;
  // A Devanagari consonant counts as two Latin letters, a vowel sign as none.
  return part.replace(/\p{M}/gu, "").length > (/[a-z]/i.test(part) ? 2 : 1) ? 1 : 2;
}

/** The readings of a query's words. */
function readWords(words: readonly string[], known: Known) {
  const exact = words.map((word, index) => prefixMatches(word, known, index === words.length - 1));
  const loose = words.map((word, index) =>
    exact[index]?.size
      ? exact[index]
      : new Set([...stems(word, known), ...withVowels(word, known), ...fuzzyMatches(word, known)]),
  );
  const wholes: string[][] = words.map(() => []);
  // A split word: "un conscious".
  const pairs = words.map((_, index) => (index + 1 < words.length ? together(index, 2) : ""));
  const exactPlaces = placesIn(exact, false);
  const places = placesIn(loose, true);
  const removed = new Set<number>();

  function together(from: number, length: number): string {
    const row = wholes[from] ?? [];
    row[length] ??= joined(words.slice(from, from + length));
    return row[length];
  }

  /** The ranges that match a term; memoized, as many signs share terms. */
  function placesIn(readings: readonly (Known | undefined)[], isFuzzy: boolean): (term: Term) => readonly Span[] {
    const found = new Map<Term, Span[]>();
    const heard = new Set([...readings.flatMap((known) => [...(known ?? [])]), ...pairs]);
    // Most phrases are not there, and each has to be looked for at every word.
    const mayStand = ({ words: [first = ""], whole, numbers }: Phrase) =>
      numbers || heard.has(first) || heard.has(whole) || (isFuzzy && first !== whole);
    return (term) => {
      const spans = found.get(term) ?? term.filter(mayStand).flatMap((phrase) => spansOf(phrase, readings, isFuzzy));
      found.set(term, spans);
      return spans;
    };
  }

  function spansOf(phrase: Phrase, readings: readonly (Known | undefined)[], isForgiving: boolean): Span[] {
    return words.flatMap((word, from): Span[] => {
      const { numbers } = phrase;
      if (numbers) return isBetween(Number.parseInt(word, 10), numbers) ? [[from, from + 1]] : [];
      const { length } = phrase.words;
      if (phrase.words.every((word, offset) => readings[from + offset]?.has(word))) return [[from, from + length]];
      if (readings[from]?.has(phrase.whole)) return [[from, from + 1]];
      if (phrase.whole.length > 4 && pairs[from] === phrase.whole) return [[from, from + 2]];
      const isNear =
        isForgiving && length > 1 && from + length <= words.length && isFuzzyMatch(together(from, length), phrase);
      return isNear ? [[from, from + length]] : [];
    });
  }

  /** Ranges for all `terms` in any order, without overlap, within `room` words. */
  function find(
    terms: readonly Term[],
    spansOf: typeof places,
    maxExtent = Number.POSITIVE_INFINITY,
    used: readonly Span[] = [],
  ): readonly Span[] | undefined {
    const [term, ...others] = terms;
    if (!term) return used;
    for (const span of spansOf(term)) {
      const spans = [...used, span];
      const isTaken = used.some((other) => span[0] < other[1] && other[0] < span[1]);
      const found =
        !isTaken && !isRemoved(span) && extent(spans) <= maxExtent && find(others, spansOf, maxExtent, spans);
      if (found) return found;
    }
    return undefined;
  }

  function isRemoved([from, to]: Span): boolean {
    return [...removed].some((index) => from <= index && index < to);
  }

  return {
    includes: (term: Term) => exactPlaces(term).length > 0,
    matches: ({ terms, without }: Sign) =>
      find(terms, places) !== undefined && !without.some((term) => exactPlaces(term).length),
    /** Removes every nearby occurrence of `terms`. */
    remove({ terms, without }: Sign) {
      if (without.some((term) => places(term).length)) return;
      const next = () => find(terms, exactPlaces, terms.length + 2);
      for (let spans = next(); spans; spans = next())
        for (const [from, to] of spans) for (let index = from; index < to; index++) removed.add(index);
    },
  };
}

/** "Haert attack": a whole phrase may have one typo, even in a word too short to be forgiven by itself. */
function isFuzzyMatch(typed: string, { whole }: Phrase): boolean {
  return whole.length > 6 && Math.abs(typed.length - whole.length) <= 2 && editDistance(typed, whole) <= 1;
}

function isBetween(number: number, [least, most]: Span): boolean {
  return least <= number && number <= most;
}

function extent(spans: readonly Span[]): number {
  return Math.max(...spans.map(([, to]) => to)) - Math.min(...spans.map(([from]) => from));
}

/** The known words that match `word`; the last word of a query may be a prefix. */
function prefixMatches(word: string, known: Known, isLast: boolean): Known {
  if (known.has(word)) return new Set([word]);
  return new Set(isLast && word.length > 4 ? [...known].filter((other) => other.startsWith(word)) : []);
}

/** "Latki", "latkela" → "latak": endings of verbs in Hindi and neighbouring languages. */
function stems(word: string, known: Known): string[] {
  const [, stem = ""] = /^(.{3}.*?)(?:[aeiou]|[aei]?[tln][aeio]?|[ae]?la?[sn]|kr|ke)$/.exec(word) ?? [];
  return [stem, `${stem}a`, `${stem}na`].filter((other) => stem.length > 3 && known.has(other));
}

/** "Sns", "behsh", "lga" → "sans", "behosh", "laga": known words with vowels left out. */
function withVowels(word: string, known: Known): string[] {
  const consonants = word.replace(/[aeiou]/g, "").length;
  if (consonants < 2 || word.length < 3 || /\d/.test(word)) return [];
  if (consonants === 2) return [word.replace(/^([^aeiou])(?=[^aeiou])/, "$1a")].filter((other) => known.has(other));
  const fuller = new RegExp(`^${[...word].join("[aeiou]?")}[aeiou]?$`);
  const fits = (other: string) => other[0] === word[0] && other.length > word.length && fuller.test(other);
  return [...known].filter(fits);
}

/** The known words within the allowed edit distance; none for words of up to four letters. */
function fuzzyMatches(word: string, known: Known): Known {
  const near = new Set<string>();
  if (word.length <= 4) return near;
  for (const other of known)
    if (Math.abs(word.length - other.length) <= 4 && editDistance(word, other) < Number.POSITIVE_INFINITY)
      near.add(other);
  return near;
}
