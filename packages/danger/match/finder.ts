/** Recognises queries that speak of a danger to life: docs/decisions/dangers.md. */
import { plainWordsIn, soundOf } from "@hospital/search/fold";
import { createPhraseFinder } from "./basic-phrases.ts";
import { wordsFrom } from "./front-coding.ts";
import { createGuards, type GuardRules } from "./guards.ts";
import { createLexicon, harmless, type Lexicon } from "./lexicon.ts";
import { isSlip, minGuessed } from "./slip.ts";
import { eachOf } from "./sparse.ts";

/** model.json: how much a word speaks for each kind of danger. */
export interface DangerModel {
  kinds: string[];
  /** What each kind is called: one known word is a danger only if it is a name. As it is spelled, front-coded. */
  names: string[];
  /** Words and phrases as they sound, front-coded. */
  terms: string;
  /** For "harmless" and for each kind how much each term speaks for it by itself, and each group; sparse. */
  weights: string[];
  groupWeights: string[];
  /** The terms of each group; the last groups are the names of each kind. */
  members: string[];
  /** What speaks for "harmless" and for each kind before a word is read. */
  prior: number[];
  measures: Measure[];
  /** Words that show that a query in Latin letters is Hindi. */
  hinglish: string[];
  /** English words and names that are a slip away from a danger, front-coded. */
  ordinary: string;
  guards: GuardRules;
  lexicon: Lexicon;
  /** What people of one hospital's region call a kind; added when the site is built. */
  ownNames?: Record<string, string[]>;
  /** Emergencies in languages that the model has not learned; added when the site is built. */
  basicPhrases?: readonly string[];
}

/** A number beside one of these words is another term between any two of the bounds. */
export interface Measure {
  name: string;
  words: string[];
  bounds: number[];
}

/** What speaks for "no danger" comes first, then the kinds. */
export type Weights = Float32Array;

/** Longer queries are cut. */
const maxWords = 60;
/** The words between a measure and its number. */
const maxBetween = 3;
/** How likely a query is harmless at most where the box comes; and where no kind is likelier than `minLikely`. */
const maxHarmless = 0.45;
const maxHarmlessGuess = 0.1;
const minLikely = 0.4;
/** How likely the two likeliest kinds are together at least: with less none is named. */
const minNamed = 0.35;
/** How likely the second kind is, measured against the first, where both are named; and where the first one's aid harms. */
const minShare = 0.4;
const minHarmfulShare = 1 / 10;
/** A kind that is less likely is not considered. */
const negligible = 0.01;

/** The kinds of danger in a query: undefined where there is no danger, none where it is a guess. */
export function createDangerFinder(source: DangerModel): (query: string) => string[] | undefined {
  const weights = weightsOf(source);
  const lookUp = createLexicon(source.lexicon);
  const isBasicPhrase = createPhraseFinder(source.basicPhrases ?? []);
  const guardsFor = createGuards(source.guards);
  const names = new Map(
    source.kinds.flatMap((kind, index) =>
      [...wordsFrom(source.names[index] ?? ""), ...(source.ownNames?.[kind] ?? [])].map((name) => [name, kind]),
    ),
  );
  const prior = Float32Array.from(source.prior);
  const termsIn = createReader(weights, source.measures);
  const ordinary = new Set(wordsFrom(source.ordinary));
  const guessed = [...names.keys()].filter((name) => name.length >= minGuessed && !name.includes(" "));

  return (query) => {
    const words = plainly(query);
    const short = lookUp(words);
    if (short) return short === harmless ? undefined : [short];
    const kinds = kindsIn(words);
    if (kinds) return kinds;
    if (isBasicPhrase(query)) return [];
    const read = words.map((word) => guess(word) ?? word);
    return read.some((word, index) => word !== words[index]) && kindsIn(read) ? [] : undefined;
  };

  function kindsIn(words: readonly string[]): string[] | undefined {
    const sounds = words.map(soundOf);
    const found = termsIn(sounds);
    // One word is no danger, unless it is a name.
    const said = found.size > 1 ? words : words.filter((_, index) => weights.has(sounds[index] ?? ""));
    const name = names.get(words.join(" ")) ?? names.get(said.join(" "));
    if (name) return [name];
    if (found.size < 2) return undefined;
    const sums = new Float32Array(prior);
    // A word counts less beside many.
    const share = 1 / Math.sqrt(found.size);
    for (const term of found)
      for (const [kind, weight] of (weights.get(term) ?? []).entries()) sums[kind] = (sums[kind] ?? 0) + share * weight;
    const [harmless = 1, ...likely] = toLikelihoods(sums);
    if (harmless > (Math.max(...likely) >= minLikely ? maxHarmless : maxHarmlessGuess)) return undefined;
    const shares = new Map(source.kinds.map((kind, index) => [kind, likely[index] ?? 0]));
    const named = nameable(shares, guardsFor(sounds));
    return named.length > 0 || harmless <= maxHarmlessGuess ? named : undefined;
  }

  /** The name that is a slip of the finger away from one that is none. */
  function guess(word: string): string | undefined {
    if (
      word.length < minGuessed ||
      !/^[a-z]+$/.test(word) ||
      weights.has(soundOf(word)) ||
      names.has(word) ||
      ordinary.has(word)
    )
      return undefined;
    return guessed.find((other) => isSlip(word, other));
  }
}

/** The kinds to name: one, two where the second may be meant as well, or none. */
function nameable(shares: ReadonlyMap<string, number>, guards: ReturnType<ReturnType<typeof createGuards>>): string[] {
  const allowed = new Map<string, number>();
  let [sum, guarded] = [0, 0];
  for (const [likely, share] of shares) {
    if (share < negligible) continue;
    const kind = guards.insteadOf(likely);
    if (guards.isAllowed(kind)) {
      allowed.set(kind, (allowed.get(kind) ?? 0) + share);
      sum += share;
    } else guarded += share;
  }
  const [first, ...others] = [...allowed].sort(([, a], [, b]) => b - a);
  if (!first || sum < guarded || first[1] + (others[0]?.[1] ?? 0) < minNamed * sum) return [];
  const other = others.find(
    ([kind, share]) =>
      !guards.isCovered(first[0], kind) &&
      share >= first[1] * (guards.isHarmful(first[0], kind) ? minHarmfulShare : minShare),
  );
  return other ? [first[0], other[0]] : [first[0]];
}

/** Marathi for what has happened; it sounds like what has burnt in Hindi. */
const happened = /^(?:झाल[\p{L}\p{M}]*|(?:z|zh|jh)al[aei])$/u;

/** The words of a query; "baby's" counts as "baby", "८२" as "82", and झाला as हुआ. */
export function plainly(query: string): string[] {
  const plain = query.replace(/['’]s(?!\p{L})/giu, "").replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - 0x966}`);
  return plainWordsIn(plain)
    .slice(0, maxWords)
    .map((word) => (happened.test(word) ? "हुआ" : word));
}

/** Finds which of the `known` terms are among words. */
export function createReader(known: ReadonlyMap<string, unknown> | ReadonlySet<string>, measures: readonly Measure[]) {
  const phrases = new Map<string, string[]>();
  for (const term of known.keys()) {
    const [first = "", second] = term.split(" ");
    if (second) phrases.set(first, [...(phrases.get(first) ?? []), term]);
  }
  const measureOf = new Map(measures.flatMap((measure) => measure.words.map((word) => [word, measure])));

  return (words: readonly string[]): Set<string> => {
    const found = new Set<string>();
    for (const [index, word] of words.entries()) {
      if (known.has(word)) found.add(word);
      for (const phrase of phrases.get(word) ?? [])
        if (phrase === words.slice(index, index + phrase.split(" ").length).join(" ")) found.add(phrase);
      const measure = measureOf.get(word);
      if (measure) for (const term of measuredTerms(measure, words, index)) if (known.has(term)) found.add(term);
    }
    return found;
  };
}

/** The measure, and between which of its bounds the nearest number is. */
function measuredTerms({ name, bounds }: Measure, words: readonly string[], index: number): string[] {
  const near = [
    ...words.slice(index + 1, index + 2 + maxBetween),
    ...words.slice(Math.max(0, index - 1 - maxBetween), index).reverse(),
  ];
  const number = Number(near.find((word) => /^\d+$/.test(word)) ?? Number.NaN);
  const above = bounds.filter((bound) => number >= bound).length;
  return above > 0 ? [name, measuredName(name, above)] : [];
}

/** Terms are of letters alone: "sugar" above its first two bounds is "SUGARb". */
export function measuredName(name: string, above: number): string {
  return name + String.fromCharCode(96 + above);
}

/** Turns what speaks for each kind into how likely each is. */
export function toLikelihoods(sums: Weights): Weights {
  const most = Math.max(...sums);
  let all = 0;
  for (let kind = 0; kind < sums.length; kind++) {
    const power = Math.exp((sums[kind] ?? 0) - most);
    sums[kind] = power;
    all += power;
  }
  for (let kind = 0; kind < sums.length; kind++) sums[kind] = (sums[kind] ?? 0) / all;
  return sums;
}

/** By term how much it speaks for "harmless" and for each kind. */
function weightsOf(source: DangerModel): Map<string, Weights> {
  const terms = wordsFrom(source.terms);
  const count = source.kinds.length + 1;
  const ofTerms = terms.map(() => new Float32Array(count));
  const ofGroups = source.members.map(() => new Float32Array(count));
  const add = (rows: readonly Weights[], texts: readonly string[]) => {
    for (const [kind, text] of texts.entries())
      eachOf(text, (index, weight) => {
        const row = rows[index];
        if (row) row[kind] = weight;
      });
  };
  add(ofTerms, source.weights);
  add(ofGroups, source.groupWeights);
  for (const [group, text] of source.members.entries())
    eachOf(text, (index) => {
      const row = ofTerms[index];
      for (const [kind, weight] of (ofGroups[group] ?? []).entries()) if (row) row[kind] = (row[kind] ?? 0) + weight;
    });
  const weights = new Map(terms.map((term, index) => [term, ofTerms[index] ?? new Float32Array(count)]));
  // A hospital's own name of a kind speaks for it as its other names do.
  const groupsOfNames = ofGroups.slice(-source.kinds.length);
  for (const [index, kind] of source.kinds.entries())
    for (const name of source.ownNames?.[kind] ?? []) {
      const term = name.split(" ").map(soundOf).join(" ");
      const row = groupsOfNames[index];
      if (row && !weights.has(term)) weights.set(term, row);
    }
  return weights;
}
