/** Rules that override the model; vocabulary/guards.yaml lists them with their reasons. */
import { soundOf } from "@hospital/search/fold";
import { plainly } from "./plainly.ts";

/** Phrases are lists of sounds; a word that ends in * matches every word that begins like it. */
export interface GuardRules {
  /** Types that are named only if the query contains one of these phrases. */
  ownWords: Record<string, string[]>;
  /** The type that replaces a type if the query contains one of these phrases. */
  instead: Record<string, Record<string, string[]>>;
  /** The type that is named beside a type if the query contains one of these phrases. */
  also: Record<string, Record<string, string[]>>;
  /** The types in whose case a type's first aid does harm. */
  harmful: Record<string, string[]>;
  /** The types whose first aid is part of a type's first aid. */
  covers: Record<string, string[]>;
}

/** The largest number of other words between two words of a phrase. */
const maxBetween = 2;

/** Returns the rules that apply to a query, given as sounds. */
export function createGuards({ ownWords, instead, also, harmful, covers }: GuardRules) {
  const split = (phrases: Record<string, string[]>) =>
    new Map(Object.entries(phrases).map(([kind, texts]) => [kind, texts.map((text) => text.split(" "))]));
  const ownPhrases = split(ownWords);
  const splitAll = (rules: Record<string, Record<string, string[]>>) =>
    new Map(Object.entries(rules).map(([kind, phrases]) => [kind, [...split(phrases)]]));
  const [others, companions] = [splitAll(instead), splitAll(also)];

  return (sounds: readonly string[]) => {
    const has = (phrases: readonly string[][]) => phrases.some((phrase) => isIn(phrase, sounds));
    return {
      isAllowed: (kind: string) => !ownPhrases.has(kind) || has(ownPhrases.get(kind) ?? []),
      insteadOf: (kind: string) => others.get(kind)?.find(([, phrases]) => has(phrases))?.[0] ?? kind,
      alsoNamed: (kind: string) => companions.get(kind)?.find(([, phrases]) => has(phrases))?.[0],
      isHarmful: (kind: string, other: string) => harmful[kind]?.includes(other) ?? false,
      isCovered: (kind: string, other: string) => covers[kind]?.includes(other) ?? false,
    };
  };
}

/** Whether the query contains the words of a phrase in this order, with few others between them. */
function isIn(phrase: readonly string[], sounds: readonly string[]): boolean {
  const [first = "", ...rest] = phrase;
  return sounds.some((sound, index) => {
    if (!isLike(sound, first)) return false;
    let last = index;
    return rest.every((word) => {
      const near = sounds.slice(last + 1, last + 2 + maxBetween).findIndex((other) => isLike(other, word));
      last += 1 + near;
      return near >= 0;
    });
  });
}

/** A word that ends in * matches every sound that begins like it. */
export function isLike(sound: string, word: string): boolean {
  return word.endsWith("*") ? sound.startsWith(word.slice(0, -1)) : sound === word;
}

/** The sounds of phrases, each once; * stays at the end of a word. */
export function phrasesOf(texts: readonly string[]): string[] {
  const toSounds = (word: string) => plainly(word).map(soundOf).join(" ") + (word.endsWith("*") ? "*" : "");
  return [...new Set(texts.map((text) => text.split(" ").map(toSounds).join(" ")))];
}
