/** Trains the weight of each word for each emergency type. */
import { soundOf } from "@hospital/search/fold";
import { createReader, type Measure, measuredName, toLikelihoods, type Weights } from "../match/finder.ts";
import { plainly } from "../match/plainly.ts";

/** A query with its types, each of which is right; a harmless query has none. */
export interface Example {
  text: string;
  kinds: readonly string[];
  /** Its weight in training; 1 if absent. */
  weight?: number;
}

export interface Lesson {
  kinds: readonly string[];
  examples: readonly Example[];
  /** Words and phrases with the same meaning share a weight. */
  groups: Readonly<Record<string, readonly string[]>>;
  measures: readonly Measure[];
}

export interface Learned {
  prior: Weights;
  groups: Weights[];
  /** The weights of a term are added to the weights of its groups. */
  terms: { term: string; weights: Weights; groups: number[] }[];
}

/** Rarer words are ignored. */
const minQueries = 4;
const rounds = 20;
/** Independent trainings, each with its own order of the queries: the mean depends less on a single query. */
const trainings = 3;
const rate = 0.3;
/** The start value of Adagrad's sum: with less, the first queries of a word have too much influence. */
const firstSum = 0.1;
/** L1 regularisation: weights with little evidence become 0. */
const doubt = 1.1e-3;
/** Dropout: the share of a long query's words that each round leaves out, because other people use other words. */
const leftOut = 0.2;
/** Dropout applies only to queries with at least this many known words. */
const minWords = 6;

export function learn({ kinds, examples, groups, measures }: Lesson): Learned {
  const count = kinds.length + 1;
  const groupsOf = groupsByTerm(groups);
  const wordsOf = examples.map(({ text }) => plainly(text).map(soundOf));
  const terms = new Set([...groupsOf.keys(), ...frequentWords(wordsOf), ...measures.flatMap(measuredTerms)]);
  const termsIn = createReader(terms, measures);

  // A group is a feature like a term, under its own name.
  const names = [...terms, ...Object.keys(groups).map(groupName)];
  const placeOf = new Map(names.map((name, index) => [name, index]));
  const featuresOf = (term: string) =>
    [term, ...(groupsOf.get(term) ?? []).map(groupName)].flatMap((name) => placeOf.get(name) ?? []);
  const rows = examples.map(({ kinds: rightKinds, weight = 1 }, index) => {
    const exampleTerms = [...termsIn(wordsOf[index] ?? [])];
    return {
      classes: rightKinds.length === 0 ? [0] : rightKinds.map((kind) => kinds.indexOf(kind) + 1),
      weight,
      features: exampleTerms.flatMap(featuresOf),
      share: 1 / Math.sqrt(exampleTerms.length || 1),
      isLong: exampleTerms.length >= minWords,
    };
  });
  const { prior, weights } = descend(rows, names.length, count);
  const weightsOf = (name: string) => {
    const index = placeOf.get(name) ?? 0;
    return weights.slice(index * count, (index + 1) * count);
  };
  return {
    prior,
    groups: Object.keys(groups).map((name) => weightsOf(groupName(name))),
    terms: [...terms].map((term) => ({
      term,
      weights: weightsOf(term),
      groups: (groupsOf.get(term) ?? []).map((name) => Object.keys(groups).indexOf(name)),
    })),
  };
}

/** The names of the groups of each term. */
function groupsByTerm(groups: Lesson["groups"]): Map<string, string[]> {
  const groupsOf = new Map<string, string[]>();
  for (const [name, texts] of Object.entries(groups))
    for (const text of texts) {
      const term = plainly(text).map(soundOf).join(" ");
      if (term && !/\d/.test(term)) groupsOf.set(term, [...new Set([...(groupsOf.get(term) ?? []), name])]);
    }
  return groupsOf;
}

function frequentWords(queries: readonly string[][]): string[] {
  const counts = new Map<string, number>();
  for (const words of queries) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([word, queries]) => queries >= minQueries && !/\d/.test(word)).map(([word]) => word);
}

function measuredTerms({ name, bounds }: Measure): string[] {
  return [name, ...bounds.map((_, index) => measuredName(name, index + 1))];
}

interface Row {
  /** The indices of the right classes: 0 for "harmless", otherwise the index of the type plus 1. */
  classes: readonly number[];
  /** Its weight in training. */
  weight: number;
  /** The indices of its terms and of their groups. */
  features: readonly number[];
  /** The share of each term: less in a longer query. */
  share: number;
  isLong: boolean;
}

/**
 * Softmax regression by stochastic gradient descent with Adagrad's learning rates: each query moves the weights of its
 * words towards its types. The result is the mean of the later rounds, so that a single query changes few answers.
 * Returns `count` weights for each of `size` features.
 */
function descend(rows: readonly Row[], size: number, count: number): { prior: Weights; weights: Weights } {
  const mean = new Float32Array((size + 1) * count);
  for (let seed = 1; seed <= trainings; seed++) descendOnce(rows, size, count, sameEachTime(seed), mean);
  return { prior: mean.slice(size * count), weights: mean };
}

/** Adds the weights of one training to the mean. */
function descendOnce(rows: readonly Row[], size: number, count: number, random: () => number, mean: Weights) {
  const prior = size;
  const weights = new Float32Array((size + 1) * count);
  const learned = new Float32Array(weights.length).fill(firstSum);
  const errors = new Float32Array(count);
  for (let round = 0; round < rounds; round++) {
    for (const index of shuffled(rows.length, random)) {
      const { classes, weight, share, isLong, ...row } = rows[index] as Row;
      const features = isLong ? row.features.filter(() => random() >= leftOut) : row.features;
      errors.fill(0);
      for (const feature of features)
        for (let kind = 0, at = feature * count; kind < count; kind++, at++)
          errors[kind] = (errors[kind] ?? 0) + (weights[at] ?? 0);
      for (let kind = 0; kind < count; kind++)
        errors[kind] = (weights[prior * count + kind] ?? 0) + (errors[kind] ?? 0) * share;
      toLikelihoods(errors);
      for (const kind of classes) errors[kind] = (errors[kind] ?? 0) - 1 / classes.length;
      for (let kind = 0; kind < count; kind++) errors[kind] = (errors[kind] ?? 0) * weight;
      improve(prior, 1, 0);
      for (const feature of features) improve(feature, share, doubt);
    }
    if (round >= rounds / 2)
      for (let at = 0; at < mean.length; at++)
        mean[at] = (mean[at] ?? 0) + (2 * (weights[at] ?? 0)) / rounds / trainings;
  }

  /** Moves the weights at an index against the errors; `loss` is the regularisation. */
  function improve(index: number, share: number, loss: number) {
    for (let kind = 0; kind < count; kind++) {
      const at = index * count + kind;
      const error = (errors[kind] ?? 0) * share;
      const sum = (learned[at] ?? 0) + error * error;
      learned[at] = sum;
      const pace = rate / Math.sqrt(sum);
      const weight = (weights[at] ?? 0) - pace * error;
      weights[at] = weight > 0 ? Math.max(0, weight - pace * loss) : Math.min(0, weight + pace * loss);
    }
  }
}

function groupName(name: string): string {
  return `+${name}`;
}

/** A pseudo-random generator of numbers from 0 to below 1, the same in each run. */
function sameEachTime(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** The numbers below `length` in random order. */
function shuffled(length: number, random: () => number): number[] {
  const order = Array.from({ length }, (_, index) => index);
  for (let index = length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] as number, order[index] as number];
  }
  return order;
}
