/** Recognises a few phrases in languages that the model has not learned. */
import { finalSign, plainWordsIn } from "@hospital/search/fold";

/** Shorter words are compared whole: too many others begin with them. In Indic scripts two consonants are enough. */
const longEnough = /^.{3}|^(?:(?=[\u0900-\u0d7f])\p{L}\p{M}*){2}/u;

/** Returns whether a query has, for each word of one of the phrases, a word that begins with it. */
export function createPhraseFinder(phrases: readonly string[]): (query: string) => boolean {
  const split = phrases.map(beginningsIn).filter((words) => words.length > 0);
  return (query) => {
    const words = plainWordsIn(query);
    return split.some((phrase) => phrase.every((beginning) => words.some((word) => isLike(word, beginning))));
  };
}

/** The words of a phrase without the signs that an ending replaces; of two letters too little would be left. */
function beginningsIn(phrase: string): string[] {
  return plainWordsIn(phrase).map((word) => {
    const stem = word.replace(finalSign, "");
    return (stem.match(/\p{L}/gu) ?? []).length < 3 ? word : stem;
  });
}

function isLike(word: string, beginning: string): boolean {
  return longEnough.test(beginning) ? word.startsWith(beginning) : word === beginning;
}
