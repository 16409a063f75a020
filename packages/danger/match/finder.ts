/** Recognises queries about an emergency: docs/decisions/dangers.md. */

import { soundOf } from "@hospital/search/fold";
import { wordsFrom } from "./front-coding.ts";
import { createGuards, type GuardRules, isLike } from "./guards.ts";
import { createLanguageFinder } from "./learned-words.ts";
import { createLexicon, general, harmless, type Lexicon } from "./lexicon.ts";
import { plainly } from "./plainly.ts";
import { eachOf } from "./sparse.ts";
import { createSpeller, createSplitter } from "./spelling.ts";
import { knownForm } from "./stems.ts";

/** The shortest name that identifies a type on a site with other languages. */
const minIdentifying = 6;

/** model.json: the weight of each word for each emergency type. */
export interface DangerModel {
  kinds: string[];
  /** The names of each type, in their spelling, front-coded. A single word is an emergency only if it is a name. */
  names: string[];
  /** Words and phrases by sound, front-coded. */
  terms: string;
  /** For "harmless" and for each type the weights of the terms, and of the groups; sparse. */
  weights: string[];
  groupWeights: string[];
  /** The terms of each group; the last groups are the names of each type. */
  members: string[];
  /** The bias of "harmless" and of each type. */
  prior: number[];
  measures: Measure[];
  /** Words that identify Hindi in Latin letters. */
  hinglish: string[];
  /** Words that make a phrase an emergency, front-coded: an unknown word may be a misspelling of one. */
  keywords: string;
  /** English words and names one typing error away from an emergency or a keyword, front-coded. */
  ordinary: string;
  guards: GuardRules;
  lexicon: Lexicon;
  /** Names of a type in the hospital's region; added when the site is built. */
  ownNames?: Record<string, string[]>;
  /** Whether visitors also type a language without training queries; added when the site is built. */
  hasOtherLanguages?: boolean;
}

/** A number beside one of these words is a separate term for each interval of the bounds. */
export interface Measure {
  name: string;
  words: string[];
  bounds: number[];
  /**
   * Only in a query with one of these words, and without another one: months are the age of a baby, unless it is unborn.
   * The word then counts as this measure alone. The lists may contain beginnings of words, with *.
   */
  beside?: string[];
  unless?: string[];
}

type Guards = ReturnType<ReturnType<typeof createGuards>>;

/** The value of "harmless" comes first, then one for each type. */
export type Weights = Float32Array;

/** The largest number of words between a measure and its number. */
const maxBetween = 3;
/** The highest probability of "harmless" that shows the box; the second applies if no type reaches `minLikely`. */
const maxHarmless = 0.55;
const maxHarmlessGuess = 0.12;
const minLikely = 0.25;
/** The lowest probability of the two likeliest types together: below it none is named. */
const minNamed = 0.35;
/** The fewest words besides those that call for help, or that ask. */
const minDescription = 2;
const minStatement = 3;
/** The lowest probability at which a type without its own words shows the box. */
const minGuarded = 1 / 2;
/** The share of the first type's probability at which the second is named too; the second applies if the first one's aid harms. */
const minShare = 1 / 5;
const minHarmfulShare = 1 / 10;
/** Less likely types are ignored. */
const negligible = 0.01;

/**
 * The finder returns the types of a query, an empty list for an emergency without a type, and otherwise undefined. `isMisspelt`
 * is for a word that it would take for a misspelling of an emergency word.
 */
export function createDangerFinder(source: DangerModel) {
  const weights = weightsOf(source);
  const lookUp = createLexicon(source.lexicon);
  const guardsFor = createGuards(source.guards);
  const names = new Map(
    source.kinds.flatMap((kind, index) =>
      [...wordsFrom(source.names[index] ?? ""), ...(source.ownNames?.[kind] ?? [])].map((name) => [name, kind]),
    ),
  );
  const prior = Float32Array.from(source.prior);
  const termsIn = createReader(weights, source.measures);
  const ordinary = new Set(wordsFrom(source.ordinary));
  const isInLearned = createLanguageFinder(source.hinglish);
  const isKnown = (word: string) =>
    /\d/.test(word) || weights.has(soundOf(word)) || lookUp.knows(word) || ordinary.has(word);
  const [asking, calling] = [new Set(source.lexicon.asking), new Set(source.lexicon.calling)];
  const keywords = wordsFrom(source.keywords);
  const correct = createSpeller({
    names: [...names.keys(), ...source.lexicon.calls],
    keywords,
    isOrdinary: (word) => ordinary.has(word),
    isKnown,
  });

  const emergencyWords = new Set(keywords);
  const negations = new Set(source.lexicon.sets.not);
  const split = createSplitter((word) => emergencyWords.has(word) || negations.has(soundOf(word)));

  return Object.assign(find, {
    isMisspelt: (word: string) => correct(word, false) !== undefined,
  });

  function find(query: string): string[] | undefined {
    const plain = plainly(query);
    // One word is compared as it is: a form of another word would be a guess.
    const words = plain.length > 1 ? plain.map((word) => knownForm(word, isKnown)) : plain;
    // Not the known forms: a form is a guess, and `ownWords` guards against guesses.
    const guards = guardsFor(plain.map(soundOf));
    const short = shortKind(words);
    if (short === harmless) return undefined;
    // "Baby is choking, please send an ambulance": the call for help outweighs the emergency.
    const description = words.filter((word) => !calling.has(word));
    if (isChanged(description) && description.length >= minDescription) {
      const [only, other] = decide(description, guards, maxHarmlessGuess) ?? [];
      if (only && !other && only !== general && !(only in source.guards.ownWords)) return [only];
    }
    const kinds = decide(words, guards, maxHarmless, short);
    if (kinds) return kinds;
    const named = namesIn(words, names, lookUp.isBeside);
    if (named && named.size > 1) return [...named].slice(0, 2);
    const corrected = words.flatMap((word) => correct(word, words.length === 1) ?? split(word) ?? word);
    if (isChanged(corrected) && decide(corrected, guards)) return [];
    // "My wife can't breathe, which doctor": the question outweighs the emergency.
    const statement = words.filter((word) => !asking.has(word));
    return isChanged(statement) && statement.length >= minStatement
      ? kindsIn(statement, guards, maxHarmlessGuess)
      : undefined;

    function isChanged(others: readonly string[]): boolean {
      return others.length !== words.length || others.some((word, index) => word !== words[index]);
    }
  }

  /** The types of a query by its short phrase or else by the model; at most as likely to be harmless as `most`. */
  function decide(
    words: readonly string[],
    guards: Guards,
    most = maxHarmless,
    short = shortKind(words),
  ): string[] | undefined {
    if (short === harmless) return undefined;
    const kind = short && guards.insteadOf(short);
    if (kind && guards.isAllowed(kind)) return [kind, guards.alsoNamed(kind) ?? []].flat();
    return kindsIn(words, guards, most);
  }

  /** The type of a short phrase, with or without its ages. */
  function shortKind(words: readonly string[]): string | undefined {
    const withoutAge = withoutAges(words);
    return lookUp(words) ?? (withoutAge.length < words.length ? lookUp(withoutAge) : undefined);
  }

  function kindsIn(words: readonly string[], guards: Guards, most: number): string[] | undefined {
    const sounds = words.map(soundOf);
    const terms = termsIn(sounds);
    // A single word is an emergency only if it is a name.
    const knownWords = terms.size > 1 ? words : words.filter((_, index) => weights.has(sounds[index] ?? ""));
    const name = names.get(words.join(" ")) ?? names.get(knownWords.join(" "));
    if (name) return [name];
    if (terms.size < 2) return undefined;
    const sums = new Float32Array(prior);
    // A word has less weight in a longer query.
    const share = 1 / Math.sqrt(terms.size);
    for (const term of terms)
      for (const [kind, weight] of (weights.get(term) ?? []).entries()) sums[kind] = (sums[kind] ?? 0) + share * weight;
    const [harmless = 1, ...likely] = toLikelihoods(sums);
    const highest = Math.max(...likely);
    if (harmless > (highest >= minLikely ? most : maxHarmlessGuess)) return undefined;
    const shares = new Map(source.kinds.map((kind, index) => [kind, likely[index] ?? 0]));
    const named = nameable(shares, guards);
    const likeliest = source.kinds[likely.indexOf(highest)] ?? "";
    // Without one of its words a type isn't named, but it is an emergency.
    const isGuarded = highest >= minGuarded && !guards.isAllowed(guards.insteadOf(likeliest));
    // Words of other languages sound like Hindi or English: "tej", Assamese for blood, like "tez", Hindi for "high".
    if (source.hasOtherLanguages && !isInLearned(words) && !isNamedIn(words, named, names)) return [];
    return named.length > 0 || isGuarded || harmless <= maxHarmlessGuess ? named : undefined;
  }

  /** An age isn't part of a phrase: "8 months old baby unconscious". */
  function withoutAges(words: readonly string[]): string[] {
    const sounds = words.map(soundOf);
    const ages = applying(source.measures, sounds).flatMap(({ words }) => words);
    return words.filter((_, index) => !ages.includes(sounds[index] ?? ""));
  }
}

/** Whether a query contains a name of one of these types: "heart attack". */
function isNamedIn(words: readonly string[], kinds: readonly string[], names: ReadonlyMap<string, string>): boolean {
  const isName = (text: string) => text.length >= minIdentifying && kinds.includes(names.get(text) ?? "");
  return words.some((word, index) => isName(word) || isName(`${word} ${words[index + 1]}`));
}

/** The types of a query that contains only names: "snake bite and scorpion sting". */
function namesIn(
  words: readonly string[],
  names: ReadonlyMap<string, string>,
  isBeside: (word: string) => boolean,
): Set<string> | undefined {
  const [first] = words;
  if (first === undefined) return new Set();
  for (let end = words.length; end > 0; end--) {
    const kind = names.get(words.slice(0, end).join(" "));
    const others = kind && namesIn(words.slice(end), names, isBeside);
    if (others) return new Set([kind, ...others]);
  }
  return isBeside(first) ? namesIn(words.slice(1), names, isBeside) : undefined;
}

/** The types to name: one, two if the second is likely too, or none. */
function nameable(shares: ReadonlyMap<string, number>, guards: Guards): string[] {
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
  const uncovered = others.filter(([kind]) => !guards.isCovered(first[0], kind));
  const isSecondNeeded = uncovered.some(
    ([kind, share]) => share >= first[1] * (guards.isHarmful(first[0], kind) ? minHarmfulShare : minShare),
  );
  // The likeliest one, even if another one's share is the reason to name a second type.
  const other = guards.alsoNamed(first[0]) ?? (isSecondNeeded ? uncovered[0]?.[0] : undefined);
  return other ? [first[0], other] : [first[0]];
}

/** Returns a reader that finds the `known` terms among words. */
export function createReader(known: ReadonlyMap<string, unknown> | ReadonlySet<string>, measures: readonly Measure[]) {
  const phrases = new Map<string, string[]>();
  for (const term of known.keys()) {
    const [first = "", second] = term.split(" ");
    if (second) phrases.set(first, [...(phrases.get(first) ?? []), term]);
  }
  const measureOf = new Map(
    measures.flatMap((measure) => (measure.beside ? [] : measure.words.map((word) => [word, measure]))),
  );

  return (words: readonly string[]): Set<string> => {
    const conditional = applying(measures, words);
    const terms = new Set<string>();
    for (const [index, word] of words.entries()) {
      const instead = conditional.find((measure) => measure.words.includes(word));
      if (!instead && known.has(word)) terms.add(word);
      for (const phrase of (!instead && phrases.get(word)) || [])
        if (phrase === words.slice(index, index + phrase.split(" ").length).join(" ")) terms.add(phrase);
      const measure = instead ?? measureOf.get(word);
      if (measure) for (const term of measuredTerms(measure, words, index)) if (known.has(term)) terms.add(term);
    }
    return terms;
  };
}

/** The measures with a condition that a query, given as sounds, fulfils. */
function applying(measures: readonly Measure[], words: readonly string[]): Measure[] {
  const isMentioned = (listed: readonly string[] = []) =>
    listed.some((listedWord) => words.some((word) => isLike(word, listedWord)));
  return measures.filter(({ beside, unless }) => isMentioned(beside) && !isMentioned(unless));
}

/** The measure, and the interval of its nearest number. */
function measuredTerms({ name, bounds, beside }: Measure, words: readonly string[], index: number): string[] {
  const near = [
    ...words.slice(index + 1, index + 2 + maxBetween),
    ...words.slice(Math.max(0, index - 1 - maxBetween), index).reverse(),
  ];
  const number = Number(near.find((word) => /^\d+$/.test(word)) ?? Number.NaN);
  const above = bounds.filter((bound) => number >= bound).length;
  return above > 0 ? [name, measuredName(name, above)] : beside ? [name] : [];
}

/** Terms consist of letters: "sugar" above its first two bounds is "SUGARb". */
export function measuredName(name: string, above: number): string {
  return name + String.fromCharCode(96 + above);
}

/** Softmax: turns sums of weights into probabilities. */
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

/** The weights of each term for "harmless" and for each type. */
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
  // A hospital's own name of a type has the weight of the type's other names.
  const groupsOfNames = ofGroups.slice(-source.kinds.length);
  for (const [index, kind] of source.kinds.entries())
    for (const name of source.ownNames?.[kind] ?? []) {
      const term = name.split(" ").map(soundOf).join(" ");
      const row = groupsOfNames[index];
      if (row && !weights.has(term)) weights.set(term, row);
    }
  return weights;
}
