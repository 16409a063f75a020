/** Recognises queries that speak of a danger to life: docs/decisions/dangers.md. */
import { createSpelling, type Vocabulary } from "./danger-spelling.ts";
import { plainWordsIn } from "./fold.ts";

/** The words of src/search/dangers/ as `readDangerWords` gives them. */
export interface DangerWords extends Vocabulary {
  /** Signs that are struck out before danger is looked for. */
  harmless: string[];
  /** Beside these a name is no danger, unless an urgent word stands there too. */
  asking: string[];
  urgent: string[];
  /** Words that show that a query in Latin letters is Hindi. */
  hinglish: string[];
  kinds: Kind[];
}

interface Kind {
  id: string;
  names: string[];
  signs: string[];
  /** Of the kinds in a query those of the lowest tier count: others, as breathlessness, may follow from them. */
  tier: number;
}

/** A range of numbers: "300..990". */
export const range = /^(\d+)\.\.(\d+)$/;

/** Adjacent words; or a number. */
interface Phrase {
  words: readonly string[];
  numbers?: Span | undefined;
}
/** Any of these phrases. */
type Term = readonly Phrase[];
/** Matches if all `terms` stand near each other and none of `without` stands anywhere. */
interface Sign {
  terms: readonly Term[];
  without: readonly Term[];
}
/** A range of words; the end is exclusive. */
type Span = readonly [from: number, to: number];

/** Longer queries are cut. */
const maxWords = 60;
/** The words that may stand between those of one sign. */
const maxBetween = 6;
const maxBetweenHarmless = 2;
/** Of more kinds than two none is likely. */
const maxKinds = 2;

/** The kinds of danger in a query: undefined where there is no danger, none where it is a guess. */
export function createDangerFinder(source: DangerWords): (query: string) => string[] | undefined {
  const spelling = createSpelling(source);
  const phrase = (text: string): Phrase => {
    const [, from, to] = range.exec(text) ?? [];
    return from && to ? { words: [], numbers: [Number(from), Number(to)] } : { words: spelling.learn(text) };
  };
  const groups = new Map(
    Object.entries(source.groups).map(([name, { english, others }]) => [name, [...english, ...others].map(phrase)]),
  );
  const term = memoized((text: string): Term => groups.get(text) ?? [phrase(text)]);
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
  const kinds = source.kinds.map((kind) => ({ ...kind, names: kind.names.map(sign), signs: kind.signs.map(sign) }));

  return (query) => {
    // "Baby's" counts as "baby", "८२" as "82".
    const plain = query.replace(/['’]s(?!\p{L})/giu, "").replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - 0x966}`);
    const words = plainWordsIn(plain).slice(0, maxWords);
    const certain = kindsIn(words.map(spelling.read));
    if (certain.length > 0) return certain.length > maxKinds ? [] : certain;
    return kindsIn(words.map(spelling.guess)).length > 0 ? [] : undefined;
  };

  /** Those of the lowest tier for which most words speak. */
  function kindsIn(words: readonly string[][]): string[] {
    if (words.every((readings) => readings.length === 0)) return [];
    const query = createMatcher(words);
    const isAsking = query.includes(asking) && !query.includes(urgent);
    for (const sign of harmless) query.remove(sign);
    const found = kinds
      .map(({ id, tier, names, signs }) => ({
        id,
        tier,
        words: Math.max(...[...signs, ...(isAsking ? [] : names)].map(query.count)),
      }))
      .filter(({ words }) => words > 0);
    const lowest = found.filter(({ tier }) => found.every((other) => tier <= other.tier));
    return lowest.filter(({ words }) => lowest.every((other) => words >= other.words)).map(({ id }) => id);
  }
}

/** Finds signs in the readings of a query's words. */
function createMatcher(readings: readonly (readonly string[])[]) {
  const removed = new Set<number>();
  const all = new Set(readings.flat());
  const placesOf = memoized((term: Term): readonly Span[] => term.flatMap(spansOf));

  function spansOf({ words, numbers }: Phrase): Span[] {
    if (!numbers && !words.every((word) => all.has(word))) return [];
    const isHere = (from: number) =>
      numbers
        ? readings[from]?.some((word) => isBetween(word, numbers))
        : words.every((word, index) => readings[from + index]?.includes(word));
    return readings.flatMap((_, from) => (isHere(from) ? [[from, from + (words.length || 1)] as const] : []));
  }

  /** Places for all `terms` in any order, without overlap, near each other. */
  function find(terms: readonly Term[], most: number, used: readonly Span[] = []): readonly Span[] | undefined {
    const [term, ...others] = terms;
    if (!term) return used;
    for (const span of placesOf(term)) {
      const spans = [...used, span];
      const isFree = !isRemoved(span) && !used.some((other) => span[0] < other[1] && other[0] < span[1]);
      const found = isFree && wordsBetween(spans) <= most && find(others, most, spans);
      if (found) return found;
    }
    return undefined;
  }

  function isRemoved([from, to]: Span): boolean {
    return [...removed].some((index) => from <= index && index < to);
  }

  const includes = (term: Term) => placesOf(term).length > 0;
  return {
    includes,
    /** How many words speak for a sign; 0 where it is not there. */
    count({ terms, without }: Sign): number {
      const spans = find(terms, maxBetween);
      return spans && !without.some(includes) ? lengthOf(spans) : 0;
    },
    /** Removes a sign from everywhere. */
    remove({ terms, without }: Sign) {
      if (without.some(includes)) return;
      const next = () => find(terms, maxBetweenHarmless);
      for (let spans = next(); spans; spans = next())
        for (const [from, to] of spans) for (let index = from; index < to; index++) removed.add(index);
    },
  };
}

function isBetween(word: string, [least, most]: Span): boolean {
  return /^\d+$/.test(word) && least <= Number(word) && Number(word) <= most;
}

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, [from, to]) => sum + to - from, 0);
}

function wordsBetween(spans: readonly Span[]): number {
  return Math.max(...spans.map(([, to]) => to)) - Math.min(...spans.map(([from]) => from)) - lengthOf(spans);
}

function memoized<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
