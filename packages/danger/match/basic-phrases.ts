/** Recognises a few phrases in languages that the model has not learned. */
import { finalSign, plainWordsIn } from "@hospital/search/fold";

/** Too many words begin with a shorter one. In Indic scripts two consonants are enough. */
const longEnough = /^.{3}|^(?:(?=[\u0900-\u0d7f])\p{L}\p{M}*){2}/u;

/**
 * Marks that people leave out: chandrabindu, Urdu's noon ghunna, and the anusvara. In Telugu, Kannada and Malayalam the
 * anusvara is the consonant "m", which stays.
 */
const omitted = /[\u0981\u0a01\u0a81\u0b01\u0c00\u0c01\u0c80\u0c81\u0d00\u0d01\u06ba\u0902\u0982\u0a02\u0a82\u0b02]/g;

/** Long i and u, which people often write short, by the short ones: the blocks of Indic scripts have the same order. */
const longVowels =
  /[\u0908\u090a\u0940\u0942\u0988\u098a\u09c0\u09c2\u0a08\u0a0a\u0a40\u0a42\u0a88\u0a8a\u0ac0\u0ac2\u0b08\u0b0a\u0b40\u0b42]/g;

/** A word in an Indic script: in other scripts the beginnings and ends of words are too often alike. */
const indic = /^[\u0900-\u0d7f]/;

/** Signs of Indic scripts that join two consonants: a word that ends before one ends inside a syllable. */
const virama = /^[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]/;

/**
 * Returns whether a query has, for each word of one of the phrases, a word that begins with it or is another form of it. A
 * short word has to be whole, or come directly after the whole word before it: "বিহ খা" matches "বিহ খালে", "পা ভেঙ"
 * doesn't match "পানি ভেঙে". A query with the words of an `ordinary` phrase one after another isn't an emergency:
 * "delivery without pain".
 */
export function createPhraseFinder(
  phrases: readonly string[],
  ordinary: readonly string[] = [],
): (query: string) => boolean {
  const split = phrases.map(stemsIn).filter((stems) => stems.length > 0);
  const harmless = ordinary.map(stemsIn).filter((stems) => stems.length > 0);
  return (query) => {
    const words = wordsIn(query);
    const isIn = (stems: readonly string[]) =>
      stems.every((stem, index) => words.some((_, position) => isAt(words, position, stem, stems, index)));
    const isTogether = (stems: readonly string[]) =>
      words.some((_, start) => stems.every((stem, index) => isAt(words, start + index, stem, stems, index)));
    return split.some(isIn) && !harmless.some(isTogether);
  };
}

/** Whether the word of a query at `position` is `stem`, the phrase's word at `index`. */
function isAt(words: readonly string[], position: number, stem: string, stems: readonly string[], index: number) {
  const [word = "", before, after] = [words[position], stems[index - 1], stems[index + 1]];
  if (word === stem) return true;
  if (!longEnough.test(stem))
    return before !== undefined && word.startsWith(stem) && stemOf(words[position - 1] ?? "") === before;
  if (word.startsWith(stem)) return true;
  if (before !== undefined && word.startsWith(before + stem)) return true;
  if (stems.length === 1 || !indic.test(stem)) return false;
  // The end of a compound: "street dog" before "bit".
  if (after !== undefined && word.endsWith(stem) && words[position + 1]?.startsWith(after)) return true;
  return isOtherForm(word, stem);
}

/**
 * Whether a word begins with all letters of the stem (at least two), or with all but the last (at least three): an ending
 * replaces vowel signs and the last letter. Two letters less may be the "not" of a verb.
 */
function isOtherForm(word: string, stem: string): boolean {
  let end = 0;
  while (end < stem.length && word[end] === stem[end]) end++;
  if (virama.test(word.slice(end)) || virama.test(stem.slice(end))) return false;
  const shared = lettersIn(stem.slice(0, end));
  const others = lettersIn(stem) - shared;
  return others <= 1 && shared >= 2 + others;
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
  return lettersIn(stem) < 3 ? word : stem;
}

function lettersIn(text: string): number {
  return (text.match(/\p{L}/gu) ?? []).length;
}
