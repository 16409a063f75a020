/** Other forms of a word, for one that the model has not learned: "जुलाबाने" is a form of "जुलाब", "चावले" of "चावला". */

/** Marathi cases; the vowel before them belongs to the case: "डोक्यात" is in the head, "डोकं". */
const marathiCase =
  /([ािीुूेोंई])(?:सारखे|सारखं|सारखी|सारखा|साठी|सोबत|मुळे|पासून|मध्ये|वरून|तून|हून|तला|तली|तलं|तले|तल्या|ला|ने|नं|नी|ना|वर|त)$|(?:चा|ची|चे|चं|च्या)$/u;
const obliqueVowel = /(.)(?:्यां?|ां?|ीं?|ू|े)$/u;

/** Somebody to whom or by whom something happens, in Marathi: "माळ्याला", "सुताराने". */
const marathiPerson = /.(?:्या|ा|ी|ू)(?:ला|ने|नं|ंना|ंनी)$/u;
const somebody = "कोणीतरी";

/** Endings of Marathi verbs in the past and present, by gender and number. */
const verbEnding = /(.ल)(?:्या|[ाीें]|ेत)$|(.त)(?:[ोेीं]|ात)$/u;
const verbEndings = ["ा", "ी", "े", "ं", "ो"];
/** Negative verbs in Marathi: "हलेना" and "हलेनात" mean "हलत नाही"; "येईना" means "येत नाही". */
const negativeEnding = /(.)(?:े|ई|ं)ना(?:त)?$/u;
const negativeEndings = ["ेना", "ंना", "ईना", "ेनात", "त"];
const englishEnding = /([a-z]{3})(?:ing|ed|e)$/;
const englishEndings = ["ing", "ed", "e", ""];

/** The first form that `isKnown`, or the word itself. */
export function knownForm(word: string, isKnown: (word: string) => boolean): string {
  if (isKnown(word)) return word;
  return formsOf(word).find(isKnown) ?? (marathiPerson.test(word) ? somebody : word);
}

function formsOf(word: string): string[] {
  if (/^[a-z]+$/.test(word)) return inflected(word, englishEnding, englishEndings);
  const oblique = withoutEnding(word, marathiCase);
  const nouns =
    oblique.length < word.length && oblique.length > 1
      ? [oblique, ...inflected(oblique, obliqueVowel, ["", "ा", "ी", "ं"])]
      : [];
  return [
    word.replace(/च$/u, ""),
    ...inflected(word, negativeEnding, negativeEndings),
    ...nouns,
    ...inflected(word, verbEnding, verbEndings),
  ];
}

/** The text before an ending is a group of `ending`: Safari before 16.4 has no lookbehind. */
function withoutEnding(word: string, ending: RegExp): string {
  return word.replace(
    ending,
    (_, before: string | undefined, otherBefore: unknown) =>
      before ?? (typeof otherBefore === "string" ? otherBefore : ""),
  );
}

function inflected(word: string, ending: RegExp, endings: readonly string[]): string[] {
  const stem = withoutEnding(word, ending);
  return stem.length > 1 && stem.length < word.length ? endings.map((other) => stem + other) : [];
}
