import { isTitle } from "@hospital/content/text/phrases";

/**
 * A letter with its vowel signs, or a conjunct with all its consonants: "ಜ್ಯೋ", "ज्ञा". `Intl.Segmenter` divides the
 * conjuncts of some scripts. The list is the signs that join two consonants; the Tamil one only removes the vowel.
 */
const letter = /^(?:\p{L}\p{M}*[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0C4D\u0CCD\u0D4D]\u200D?(?=\p{L}))*\p{L}\p{M}*/u;

/**
 * The first letters of the first and the last name: `initialsOf("Dr Asha Rao")` → "AR", `initialsOf("डॉ. आशा राव")` →
 * "आ रा". Initials after both names aren't the last name. Letters of scripts other than Latin are separated by a space,
 * because together they would read like a word.
 */
export function initialsOf(name: string): string {
  // Removes combining marks on Latin letters.
  const unaccented = name.normalize("NFC").replace(/[\u0300-\u036F]/g, "");
  const parts = unaccented.match(/[^\s/,().]+\.?/gu) ?? [];
  const names = parts.filter((part) => /^\p{L}/u.test(part) && !isTitle(part));
  const last = names.findLast((part, index) => index > 0 && !isInitial(part)) ?? names.at(-1);
  const chosen = names.length > 1 ? [names[0], last] : names;
  const firsts = chosen.map((part = "") => firstLetter(part));
  return firsts.join(firsts.some((first) => !isLatin(first)) ? " " : "");
}

function isInitial(part: string): boolean {
  return part.endsWith(".");
}

/** The first letter of a part of a name. Other scripts spell a Latin initial, such as "ಎಸ್." for S., which stays whole. */
function firstLetter(part: string): string {
  if (isInitial(part) && !isLatin(part)) return part.slice(0, -1);
  return letter.exec(part)?.[0].toLocaleUpperCase("en-IN") ?? "";
}

function isLatin(part: string): boolean {
  return /^\p{Script=Latin}/u.test(part);
}
