/** Rules that stand over what was learned; vocabulary/guards.yaml has them and their reasons. */
import { plainWordsIn, soundOf } from "@hospital/search/fold";

/** Phrases are words as they sound; one that ends in * stands for all that begin like it. */
export interface GuardRules {
  /** Kinds that are named only where one of these phrases is in the query. */
  ownWords: Record<string, string[]>;
  /** What a kind is taken for where one of these phrases is in the query. */
  instead: Record<string, Record<string, string[]>>;
  /** The kinds in whose case a kind's first aid does harm. */
  harmful: Record<string, string[]>;
  /** The kinds whose first aid is part of a kind's first aid. */
  covers: Record<string, string[]>;
}

/** The words that may be between two words of a phrase. */
const maxBetween = 2;

/** Returns what the rules say about a query, given as sounds. */
export function createGuards({ ownWords, instead, harmful, covers }: GuardRules) {
  const split = (phrases: Record<string, string[]>) =>
    new Map(Object.entries(phrases).map(([kind, texts]) => [kind, texts.map((text) => text.split(" "))]));
  const own = split(ownWords);
  const others = new Map(Object.entries(instead).map(([kind, phrases]) => [kind, [...split(phrases)]]));

  return (sounds: readonly string[]) => {
    const has = (phrases: readonly string[][]) => phrases.some((phrase) => isIn(phrase, sounds));
    return {
      isAllowed: (kind: string) => !own.has(kind) || has(own.get(kind) ?? []),
      insteadOf: (kind: string) => others.get(kind)?.find(([, phrases]) => has(phrases))?.[0] ?? kind,
      isHarmful: (kind: string, other: string) => harmful[kind]?.includes(other) ?? false,
      isCovered: (kind: string, other: string) => covers[kind]?.includes(other) ?? false,
    };
  };
}

/** Whether the words of a phrase stand in this order, with few others between them. */
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

function isLike(sound: string, word: string): boolean {
  return word.endsWith("*") ? sound.startsWith(word.slice(0, -1)) : sound === word;
}

/** Phrases as they sound, each once; * stays at the end of a word. */
export function phrasesOf(texts: readonly string[]): string[] {
  const toSounds = (word: string) => plainWordsIn(word).map(soundOf).join(" ") + (word.endsWith("*") ? "*" : "");
  return [...new Set(texts.map((text) => text.split(" ").map(toSounds).join(" ")))];
}
