/**
 * How many letters are missing, added, wrong or swapped between two words; `cost` weighs a letter. Infinite beyond
 * `max`. https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
 */
export function editDistance(
  word: string,
  known: string,
  max = Number.POSITIVE_INFINITY,
  cost: (letter: string | undefined) => number = () => 1,
): number {
  let before: number[] = [];
  let row = [0];
  for (const letter of known) row.push((row[row.length - 1] ?? 0) + cost(letter));
  for (let i = 0; i < word.length; i++) {
    const letter = word[i];
    const next = [(row[0] ?? 0) + cost(letter)];
    for (let j = 0; j < known.length; j++) {
      const knownLetter = known[j];
      const isSwapped = i > 0 && j > 0 && letter === known[j - 1] && word[i - 1] === knownLetter;
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + cost(letter),
          (next[j] ?? 0) + cost(knownLetter),
          (row[j] ?? 0) + (letter === knownLetter ? 0 : Math.max(cost(letter), cost(knownLetter))),
          isSwapped ? (before[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...next) > max) return Number.POSITIVE_INFINITY;
    before = row;
    row = next;
  }
  const distance = row[known.length] ?? 0;
  return distance > max ? Number.POSITIVE_INFINITY : distance;
}
