/** Recognises a few phrases in languages that the model has not learned. */
import { plainWordsIn } from "@hospital/search/fold";

/** Shorter words are compared whole: too many others begin with them. */
const minBeginning = 3;

/** Returns whether a query has, for each word of one of the phrases, a word that begins with it. */
export function createPhraseFinder(phrases: readonly string[]): (query: string) => boolean {
  const split = phrases.map(plainWordsIn).filter((words) => words.length > 0);
  return (query) => {
    const words = plainWordsIn(query);
    return split.some((phrase) => phrase.every((beginning) => words.some((word) => isLike(word, beginning))));
  };
}

function isLike(word: string, beginning: string): boolean {
  return beginning.length < minBeginning ? word === beginning : word.startsWith(beginning);
}
