/** The emergency words that misspelt words may mean. */
import { editDistance } from "@hospital/search/edit-distance";
import { soundOf } from "@hospital/search/fold";

/** Shorter words are a part of too many others. */
const minPartLength = 3;

/** Returns a function that divides a word into emergency words, if it consists of them: "chestpain", "cantbreathe". */
export function createSplitter(isPart: (word: string) => boolean): (word: string) => string[] | undefined {
  return function split(word): string[] | undefined {
    for (let end = word.length - minPartLength; end >= minPartLength; end--) {
      const [part, rest] = [word.slice(0, end), word.slice(end)];
      const others = isPart(part) ? (isPart(rest) ? [rest] : split(rest)) : undefined;
      if (others) return [part, ...others];
    }
    return undefined;
  };
}

/** Shorter names are similar to too many words. */
const minNameLength = 6;

export interface EmergencyWords {
  /** The names of emergency types; one of them may be the whole query. */
  names: readonly string[];
  /** Words that make a phrase an emergency, such as "chest". */
  keywords: readonly string[];
  isOrdinary: (word: string) => boolean;
  isKnown: (word: string) => boolean;
}

/**
 * Returns a function for the emergency word that is one typing error away from a word. A known word has to have the same
 * sound. A word alone has to be a name and to begin with the same letter: without a context it is similar to too many others.
 */
export function createSpeller({ names, keywords, isOrdinary, isKnown }: EmergencyWords) {
  const longNames = names.filter((name) => name.length >= minNameLength && !name.includes(" "));
  const correct = new Set([...names, ...keywords]);

  return (word: string, isAlone: boolean): string | undefined => {
    if (!/^[a-z]+$/.test(word) || isOrdinary(word) || correct.has(word)) return undefined;
    const sound = isKnown(word) ? soundOf(word) : undefined;
    const isMisspelt = (known: string) =>
      (sound === undefined || sound === soundOf(known)) && editDistance(word, known, 1) <= 1;
    const keyword = isAlone ? undefined : keywords.find(isMisspelt);
    if (keyword || word.length < minNameLength) return keyword;
    return longNames.find((name) => name[0] === word[0] && isMisspelt(name));
  };
}
