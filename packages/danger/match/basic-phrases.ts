/** Recognises a few phrases in languages that the model has not learned. */
import { finalSign, plainWordsIn } from "@hospital/search/fold";

/** Too many words begin with a shorter one. In Indic scripts two consonants are enough. */
const longEnough = /^.{3}|^(?:(?=[\u0900-\u0d7f])\p{L}\p{M}*){2}/u;

/**
 * Marks that people leave out: nukta, chandrabindu, Urdu's noon ghunna, and the anusvara. In Telugu, Kannada and
 * Malayalam the anusvara is the consonant "m", which stays.
 */
const omitted =
  /[\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc\u0981\u0a01\u0a81\u0b01\u0c00\u0c01\u0c80\u0c81\u0d00\u0d01\u06ba\u0902\u0982\u0a02\u0a70\u0a82\u0b02]/g;

/** Long i and u, which people often write short, by the short ones: the blocks of Indic scripts have the same order. */
const longVowels =
  /[\u0908\u090a\u0940\u0942\u0988\u098a\u09c0\u09c2\u0a08\u0a0a\u0a40\u0a42\u0a88\u0a8a\u0ac0\u0ac2\u0b08\u0b0a\u0b40\u0b42]/g;

/**
 * Returns whether a query has, for each word of one of the phrases, a word that begins with it. A short word has to be
 * whole, or come directly after the whole word before it: "বিহ খা" matches "বিহ খালে", "পা ভেঙ" doesn't match "পানি ভেঙে".
 */
export function createPhraseFinder(phrases: readonly string[]): (query: string) => boolean {
  const split = phrases.map(stemsIn).filter((stems) => stems.length > 0);
  return (query) => {
    const words = wordsIn(query);
    const wholes = words.map(stemOf);
    const isIn = (stem: string, before: string | undefined) =>
      words.some(
        (word, index) =>
          word === stem ||
          (word.startsWith(stem) && (longEnough.test(stem) || (before !== undefined && wholes[index - 1] === before))),
      );
    return split.some((stems) => stems.every((stem, index) => isIn(stem, stems[index - 1])));
  };
}

/** Whether a phrase may decide: a short word alone is part of too many queries. */
export function isLongEnough(phrase: string): boolean {
  const [first, ...others] = stemsIn(phrase);
  return first !== undefined && (others.length > 0 || longEnough.test(first));
}

function stemsIn(phrase: string): string[] {
  return wordsIn(phrase).map(stemOf);
}

function wordsIn(text: string): string[] {
  return plainWordsIn(text).map((word) =>
    word.replace(omitted, "").replace(longVowels, (letter) => String.fromCharCode(letter.charCodeAt(0) - 1)),
  );
}

/** A word without the sign that an ending replaces; of two letters too little would be left. */
function stemOf(word: string): string {
  const stem = word.replace(finalSign, "");
  return (stem.match(/\p{L}/gu) ?? []).length < 3 ? word : stem;
}
