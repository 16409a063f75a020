import { plainWordsIn, soundOf } from "./fold.ts";
import { wordsFrom } from "./front-coding.ts";

export interface Vocabulary {
  /** Words and phrases that mean the same, by the name that signs use; English ones apart. */
  groups: Record<string, { english: string[]; others: string[] }>;
  /** English words that are near to one of these and mean something else, front-coded. */
  ordinary: string;
  /** Short Hindi words in both letters: "ka" is "का", "of", not "खा", "ate". */
  particles: Record<string, string>;
  /** Hindi words that are nearly spelled as one of these and mean something else: "भाग", "part", is not "भांग", "hemp". */
  otherHindi: string[];
}

/** Shorter words are near to too many others. */
export const minGuessed = 6;

/**
 * Which words of danger a typed one may be. An English word is itself and nothing else. In Devanagari a vowel's length, a
 * dot and the sign that joins two letters are often missed. Hindi in Latin letters has no one spelling: it is what it
 * sounds like.
 */
export function createSpelling({ groups, ordinary, particles, otherHindi }: Vocabulary) {
  const english = new Set([
    ...wordsFrom(ordinary),
    ...Object.values(groups).flatMap((group) => group.english.flatMap(wordsOf)),
  ]);
  const others = new Set(Object.values(groups).flatMap((group) => group.others.flatMap(wordsOf)));
  const inHindi = new Map(Object.entries(particles));
  const known = new Set<string>();
  const unlike = new Set(otherHindi);
  const bySound = new Map<string, string[]>();
  const isItself = (word: string) => english.has(word) && !others.has(word);

  function read(word: string): string[] {
    const own = known.has(word) || /^\d+$/.test(word) ? [word] : [];
    const particle = inHindi.get(word);
    if (particle) return [word, particle];
    if (isItself(word)) return own;
    if (isLatin(word)) return [...own, ...(bySound.get(soundOf(word)) ?? [])];
    return known.has(word) || unlike.has(word) ? own : (bySound.get(carelessly(word)) ?? own);
  }

  return {
    /** Learns a phrase and gives its words. */
    learn(text: string): string[] {
      const words = wordsOf(text);
      for (const word of words) {
        if (known.has(word)) continue;
        known.add(word);
        if (isItself(word)) continue;
        for (const sound of isLatin(word) ? [soundOf(word)] : [soundOf(word), carelessly(word)])
          bySound.set(sound, [...(bySound.get(sound) ?? []), word]);
      }
      return words;
    },
    read,
    /** Read with one slip of a finger, where it is no word as it stands. */
    guess(word: string): string[] {
      const own = read(word);
      if (own.length > 0 || isItself(word) || !isLatin(word) || word.length < minGuessed) return own;
      return [...known].filter((other) => other.length >= minGuessed && isSlip(word, other));
    },
  };
}

/** A word in Devanagari as it is written in a hurry: "डुब" and "डूब", "आख" and "आंख", "आत्महतया" and "आत्महत्या". */
function carelessly(word: string): string {
  // In Unicode a long vowel follows its short one.
  return word.replace(/[ंँ्]/g, "").replace(/[ीूईऊ]/g, (long) => String.fromCharCode(long.charCodeAt(0) - 1));
}

/** Whether one letter is missing, too many or another, or two are swapped; the first one is right. */
export function isSlip(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 1;
  while (start < typed.length && typed[start] === meant[start]) start++;
  let end = 0;
  while (
    end < Math.min(typed.length, meant.length) - start &&
    typed[typed.length - 1 - end] === meant[meant.length - 1 - end]
  )
    end++;
  const [wrong, right] = [typed, meant].map((word) => word.slice(start, word.length - end)) as [string, string];
  return (wrong.length <= 1 && right.length <= 1) || (right.length === 2 && wrong === `${right[1]}${right[0]}`);
}

function isLatin(word: string): boolean {
  return /^[a-z]+$/.test(word);
}

export function wordsOf(text: string): string[] {
  return text.split(/[ -]/).flatMap(plainWordsIn);
}
