/**
 * A list of words in as few bytes as it can be read from at once: sorted, each word is how many letters it shares with
 * the one before and its others, as in "0heart5burn5h". Half of what compression alone makes of the list.
 */
const mostShared = 9;

/** `frontCoded(["heartburn", "heart"])` → "0heart5burn"; words are of letters alone. */
export function frontCoded(words: readonly string[]): string {
  const sorted = [...new Set(words)].sort();
  return sorted.map((word, index) => coded(word, sorted[index - 1] ?? "")).join("");
}

function coded(word: string, before: string): string {
  let shared = 0;
  while (shared < mostShared && word[shared] !== undefined && word[shared] === before[shared]) shared++;
  return `${shared}${word.slice(shared)}`;
}

export function wordsFrom(text: string): string[] {
  let word = "";
  return [...text.matchAll(/(\d)(\D*)/g)].map(([, shared, rest]) => {
    word = word.slice(0, Number(shared)) + rest;
    return word;
  });
}
