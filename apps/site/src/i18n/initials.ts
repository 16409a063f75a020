import { isTitle } from "@hospital/content/text/phrases";

const letters = new Intl.Segmenter("hi", { granularity: "grapheme" });

/**
 * The first letters of the first and the last name: `initialsOf("Dr Asha Rao")` → "AR", `initialsOf("डॉ. आशा राव")` →
 * "आ रा". A letter includes its vowel signs. Letters of scripts other than Latin are separated by a space, because
 * together they would read like a word.
 */
export function initialsOf(name: string): string {
  // Removes combining marks on Latin letters.
  const unaccented = name.normalize("NFC").replace(/[\u0300-\u036F]/g, "");
  const names = unaccented.split(/[\s/,()]+/u).filter((part) => /^\p{L}/u.test(part) && !isTitle(part));
  const chosen = names.length > 1 ? [names[0], names.at(-1)] : names;
  const firsts = chosen.map((part = "") => [...letters.segment(part)][0]?.segment.toLocaleUpperCase("en-IN") ?? "");
  return firsts.join(firsts.some((first) => /(?!\p{Script=Latin})\p{L}/u.test(first)) ? " " : "");
}
