/** Those with `sought` in one of their names: first whose name it is or begins, then where it begins a word. */
export function found<One>(all: One[], sought: string, namesOf: (one: One) => (string | undefined)[]): One[] {
  const words = sought.trim().toLowerCase();
  if (words === "") return all;
  const rankOf = (one: One) => Math.min(...namesOf(one).map((name = "") => rank(name.toLowerCase(), words)));
  return all
    .map((one) => ({ one, rank: rankOf(one) }))
    .filter(({ rank }) => rank < notFound)
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

const notFound = 4;

function rank(name: string, words: string): number {
  if (name === words) return 0;
  if (name.startsWith(words)) return 1;
  if (name.split(/[\s(/-]+/).some((word) => word.startsWith(words))) return 2;
  return name.includes(words) ? 3 : notFound;
}
