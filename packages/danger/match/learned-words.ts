/** English words that the languages without training queries don't have in Latin letters: not "to", Bengali for "so". */
const english = new Set(
  (
    "the is are was were my his she they their them it its of off and or not cant cannot dont doesnt isnt wont with from " +
    "has have had can after for but been being this that what when how all very just who you your we our us out over " +
    "into down under inside like me need got get help please send went took gave fell hit stuck caught gone says old two " +
    "many every whole times minutes night day days month months year years"
  ).split(" "),
);
const englishEnding = /^[a-z]{3,}(?:ing|ed)$/;

/** Shorter words identify no language: "ki" is Hindi, Bengali and Telugu. */
const minLength = 3;

/**
 * Returns whether a query contains a word that identifies English, or Hindi or Marathi in one of their scripts. `hinglish`
 * lists words of Hindi in Latin letters.
 */
export function createLanguageFinder(hinglish: readonly string[]): (words: readonly string[]) => boolean {
  const learned = new Set([...english, ...hinglish.filter((word) => word.length >= minLength)]);
  return (words) =>
    words.some((word) => learned.has(word) || englishEnding.test(word) || /^\p{Script=Devanagari}/u.test(word));
}
