/** Recognises from what somebody types that a life may be in danger: docs/decisions/dangers.md. */
import { distance, joined, wordsIn } from "./fold.ts";

/** The words of content/dangers.yaml as `foldDangers` gives them. */
export interface DangerWords {
  /** What words that mean the same are called in a sign, and how they sound. */
  groups: Record<string, string[]>;
  harmless: string[];
  asking: string[];
  urgent: string[];
  /** The most pressing one first. */
  dangers: { id: string; names: string[]; signs: string[] }[];
}

type Spellings = Partial<Record<"en" | "hi" | "hinglish", string[]>>;

/** The part of content/dangers.yaml that says what is recognised. */
export interface DangerSource {
  words: (Spellings & { name: string })[];
  harmless: string[];
  asking: Spellings;
  urgent: Spellings;
  dangers: { id: string; names?: Spellings; signs: Spellings }[];
}

/** Brings every word to its sound, once, when the site is built: what sounds alike is one word then. */
export function foldDangers(source: DangerSource): DangerWords {
  const phrases = (spellings: Spellings = {}) => distinct(all(spellings).map((text) => wordsIn(text).join(" ")));
  return {
    groups: Object.fromEntries(source.words.map(({ name, ...spellings }) => [name, phrases(spellings)])),
    harmless: distinct(source.harmless.map(foldSign)),
    asking: phrases(source.asking),
    urgent: phrases(source.urgent),
    dangers: source.dangers.map(({ id, names, signs }) => ({
      id,
      // A name is words in their order: one term.
      names: phrases(names).map((name) => name.replaceAll(" ", "-")),
      signs: distinct(all(signs).map(foldSign)),
    })),
  };
}

/** `"{not} breathe"` → `"{not} brite"`; words that are joined by a hyphen stay so. */
function foldSign(sign: string): string {
  const terms = sign.split(" ").map((term) => (term.startsWith("{") ? term : wordsIn(term).join("-")));
  return terms.filter(Boolean).join(" ");
}

function all(spellings: Spellings): string[] {
  return Object.values(spellings).flat();
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)].filter(Boolean);
}

/** Words side by side, and the same as one. */
interface Phrase {
  words: readonly string[];
  whole: string;
}
/** Any of these phrases. */
type Term = readonly Phrase[];
type Known = ReadonlySet<string>;
/** From the first word to the one after the last. */
type Span = readonly [from: number, to: number];

/** A question of more words is read so far. */
const most = 60;

/** The dangers that a question speaks of, by their id, the most pressing one first. */
export function createDangerFinder(source: DangerWords): (question: string) => string[] {
  const known = new Set<string>();
  const phrase = (text: string): Phrase => {
    const words = text.split(/[ -]/);
    const whole = joined(words);
    for (const word of [...words, whole]) known.add(word);
    return { words, whole };
  };
  const groups = new Map(Object.entries(source.groups).map(([name, texts]) => [name, texts.map(phrase)]));
  const sign = (text: string): Term[] =>
    text.split(" ").map((term) => (term.startsWith("{") ? (groups.get(term.slice(1, -1)) ?? []) : [phrase(term)]));
  // "Low sugar diet" before "diet", so that nothing of it is left.
  const harmless = source.harmless.map(sign).sort((a, b) => b.length - a.length);
  const asking: Term = source.asking.map(phrase);
  const urgent: Term = source.urgent.map(phrase);
  const dangers = source.dangers.map(({ id, names, signs }) => ({
    id,
    names: names.map(sign),
    signs: signs.map(sign),
  }));

  return (question) => {
    const asked = read(wordsIn(question).slice(0, most), known);
    const isAsking = asked.says([asking]) && !asked.says([urgent]);
    for (const terms of harmless) asked.strike(terms);
    return dangers
      .filter(({ names, signs }) => [...signs, ...(isAsking ? [] : names)].some((terms) => asked.mayMean(terms)))
      .map(({ id }) => id);
  };
}

/** What the words of a question may stand for. */
function read(words: readonly string[], known: Known) {
  const sure = words.map((word, index) => surely(word, known, index === words.length - 1));
  const perhaps = words.map((word, index) => (sure[index]?.size ? sure[index] : nearly(word, known)));
  // One word that was parted: "un conscious".
  const pairs = words.map((word, index) => (index + 1 < words.length ? joined([word, words[index + 1] ?? ""]) : ""));
  const surePlaces = placesIn(sure, false);
  const places = placesIn(perhaps, true);
  const struck = new Set<number>();

  /** Where the words for a term stand. The same terms are looked for in many signs. */
  function placesIn(readings: readonly (Known | undefined)[], isForgiving: boolean): (term: Term) => readonly Span[] {
    const found = new Map<Term, Span[]>();
    return (term) => {
      const spans = found.get(term) ?? term.flatMap((phrase) => spansOf(phrase, readings, isForgiving));
      found.set(term, spans);
      return spans;
    };
  }

  function spansOf(phrase: Phrase, readings: readonly (Known | undefined)[], isForgiving: boolean): Span[] {
    return words.flatMap((_, from): Span[] => {
      const { length } = phrase.words;
      if (phrase.words.every((word, offset) => readings[from + offset]?.has(word))) return [[from, from + length]];
      if (readings[from]?.has(phrase.whole)) return [[from, from + 1]];
      if (phrase.whole.length > 4 && pairs[from] === phrase.whole) return [[from, from + 2]];
      const isNear = isForgiving && length > 1 && isNearly(words.slice(from, from + length), phrase);
      return isNear ? [[from, from + length]] : [];
    });
  }

  /** Words for all `terms`, in any order, none of them used twice, within `room` words. */
  function find(
    terms: readonly Term[],
    spansOf: typeof places,
    room = Number.POSITIVE_INFINITY,
    used: readonly Span[] = [],
  ): readonly Span[] | undefined {
    const [term, ...others] = terms;
    if (!term) return used;
    for (const span of spansOf(term)) {
      const spans = [...used, span];
      const isTaken = used.some((other) => span[0] < other[1] && other[0] < span[1]);
      const found = !isTaken && !isStruck(span) && extent(spans) <= room && find(others, spansOf, room, spans);
      if (found) return found;
    }
    return undefined;
  }

  function isStruck([from, to]: Span): boolean {
    return [...struck].some((index) => from <= index && index < to);
  }

  return {
    says: (terms: readonly Term[]) => find(terms, surePlaces) !== undefined,
    mayMean: (terms: readonly Term[]) => find(terms, places) !== undefined,
    /** Takes the words for `terms` out, as often as they stand near each other. */
    strike(terms: readonly Term[]) {
      const next = () => find(terms, surePlaces, terms.length + 2);
      for (let spans = next(); spans; spans = next())
        for (const [from, to] of spans) for (let index = from; index < to; index++) struck.add(index);
    },
  };
}

/** "Haert attack": of a whole phrase one letter may be wrong, also in a word that is too short to have one. */
function isNearly(words: readonly string[], { words: { length }, whole }: Phrase): boolean {
  return words.length === length && whole.length > 6 && distance(joined(words), whole) <= 1;
}

function extent(spans: readonly Span[]): number {
  return Math.max(...spans.map(([, to]) => to)) - Math.min(...spans.map(([from]) => from));
}

/** The known words that `word` is; the last one may be half typed. */
function surely(word: string, known: Known, isLast: boolean): Known {
  if (known.has(word)) return new Set([word]);
  return new Set(isLast && word.length > 4 ? [...known].filter((other) => other.startsWith(word)) : []);
}

/** The known words that are spelled nearly so. */
function nearly(word: string, known: Known): Known {
  return new Set([...known].filter((other) => distance(word, other) < Number.POSITIVE_INFINITY));
}
