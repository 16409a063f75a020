/** All single typing errors in the most important emergency words, each word in a query. */
const queries: Record<string, string> = {
  chest: "chest pain",
  pain: "chest pain",
  heart: "heart attack",
  attack: "heart attack",
  breathe: "cannot breathe",
  breathing: "papa not breathing",
  stroke: "brain stroke",
  paralysis: "paralysis",
  unconscious: "father unconscious",
  seizure: "son having seizure",
  bleeding: "heavy bleeding",
  blood: "vomiting blood",
  poison: "drank poison",
  snake: "snake bite",
  bite: "dog bite",
  burnt: "burnt with hot oil",
  accident: "bike accident",
  choking: "baby choking",
  suicide: "suicide",
  ambulance: "need ambulance",
  pregnant: "pregnant bleeding",
  electric: "electric shock",
  saans: "saans nahi aa rahi",
  seene: "seene mein dard",
  dard: "seene mein dard",
  khoon: "khoon beh raha hai",
  behosh: "papa behosh ho gaye",
  zahar: "zahar kha liya",
  saanp: "saanp ne kaata",
  daura: "dil ka daura",
};

const keyRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Queries with a letter missing, doubled, swapped with the next one, or replaced by a neighbouring key. */
export function mistypedQueries(): string[] {
  return Object.entries(queries).flatMap(([word, query]) => mistyped(word).map((error) => query.replace(word, error)));
}

/** Queries with a correctly spelt word in place of a similar emergency word: "crest pain". */
export function queriesWith(words: readonly string[], isSimilar: (word: string, other: string) => boolean): string[] {
  return Object.entries(queries).flatMap(([word, query]) =>
    words.filter((other) => other !== word && isSimilar(word, other)).map((other) => query.replace(word, other)),
  );
}

function mistyped(word: string): string[] {
  const letters = [...word];
  const errors = letters.flatMap((letter, index) => {
    const [before, after] = [word.slice(0, index), word.slice(index + 1)];
    return [
      before + after,
      before + letter + letter + after,
      before + after.slice(0, 1) + letter + after.slice(1),
      ...neighboursOf(letter).map((neighbour) => before + neighbour + after),
    ];
  });
  return [...new Set(errors)].filter((error) => error !== word);
}

/** The keys beside a key, and those above and below: each row begins half a key further right. */
function neighboursOf(letter: string): string[] {
  const row = keyRows.findIndex((keys) => keys.includes(letter));
  const index = keyRows[row]?.indexOf(letter) ?? 0;
  const [above = "", keys = "", below = ""] = [keyRows[row - 1], keyRows[row], keyRows[row + 1]];
  return [keys[index - 1], keys[index + 1], above[index], above[index + 1], below[index - 1], below[index]].flatMap(
    (key) => key ?? [],
  );
}
