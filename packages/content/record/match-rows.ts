import type { IdentifiedRow } from "./identities.ts";

/** Fields that identify a row without an `id`. */
export const nameFields = ["name", "title", "caption", "label", "number"];

/**
 * Finds for each row its index in the base, or -1: an equal row, or else one with the same ID, with the same name, or
 * between the same neighbours with something in common. Rows with different IDs are different.
 */
export function matchRows(rows: IdentifiedRow[], base: IdentifiedRow[]): number[] {
  const matching = new Matching(rows, base);
  matching.matchNew();
  for (const name of nameFields) matching.match((row) => row.fields.get(name) ?? 0);
  matching.matchNeighbours();
  return matching.matches;
}

/** The same for rows that both sides have added: only rows that are equal or have one ID are the same row. */
export function matchNewRows(rows: IdentifiedRow[], otherRows: IdentifiedRow[]): number[] {
  const matching = new Matching(rows, otherRows);
  matching.matchNew();
  return matching.matches;
}

class Matching {
  readonly matches: number[];
  readonly #rows: IdentifiedRow[];
  readonly #others: IdentifiedRow[];
  readonly #free: Set<number>;

  constructor(rows: IdentifiedRow[], otherRows: IdentifiedRow[]) {
    this.#rows = rows;
    this.#others = otherRows;
    this.matches = rows.map(() => -1);
    this.#free = new Set(otherRows.keys());
  }

  /** A save may have given an ID to a row without one. */
  matchNew(): void {
    this.#matchBy(({ whole }) => [whole]);
    this.match(({ id }) => id, true);
    this.match(({ rest }) => rest);
  }

  /** Matches rows with the same number, from the first; 0 never matches. */
  match(numberOf: (row: IdentifiedRow) => number, isId = false): void {
    this.#matchBy((row, isOther) => {
      const number = numberOf(row);
      if (number === 0) return [];
      if (isId) return [number];
      const [plain, withId] = [`${number}`, `${number} id`];
      if (isOther) return [row.id === 0 ? plain : withId];
      return row.id === 0 ? [plain, withId] : [plain];
    });
  }

  #matchBy(signaturesOf: (row: IdentifiedRow, isOther: boolean) => (string | number)[]): void {
    const waiting = new Map<string | number, number[]>();
    for (const index of [...this.#free].sort((a, b) => b - a))
      for (const signature of signaturesOf(this.#others[index] as IdentifiedRow, true)) {
        const same = waiting.get(signature);
        if (same) same.push(index);
        else waiting.set(signature, [index]);
      }
    for (const [index, row] of this.#rows.entries()) {
      if (this.matches[index] !== -1) continue;
      const shared = signaturesOf(row, false).find((signature) => waiting.get(signature)?.length);
      const match = shared === undefined ? undefined : waiting.get(shared)?.pop();
      if (match !== undefined) this.#take(index, match);
    }
  }

  #take(index: number, match: number): void {
    this.matches[index] = match;
    this.#free.delete(match);
  }

  /** Between two matched rows in order, pairs the unmatched rows of both lists. */
  matchNeighbours(): void {
    let last = -1;
    let between: number[] = [];
    const pair = (end: number) => {
      const free: number[] = [];
      for (let other = last + 1; other < end; other++) if (this.#free.has(other)) free.push(other);
      const likeness = (index: number, other: number) =>
        likenessOf(this.#rows[index] as IdentifiedRow, this.#others[other] as IdentifiedRow);
      for (const [index, other] of pairsInOrder(between, free, likeness)) this.#take(index, other);
    };
    for (const [index, match] of [...this.matches].entries()) {
      if (match === -1) between.push(index);
      if (match <= last) continue;
      pair(match);
      last = match;
      between = [];
    }
    pair(this.#others.length);
  }
}

/**
 * How much two rows have in common. A plain value may always have been changed to another one, a row only if it has a
 * field in common.
 */
function likenessOf(row: IdentifiedRow, other: IdentifiedRow): number {
  if (row.id !== 0 && other.id !== 0) return 0;
  if (row.fields.size === 0 || other.fields.size === 0) return row.fields.size === other.fields.size ? 1 : 0;
  return [...row.fields].filter(([key, number]) => number !== 0 && other.fields.get(key) === number).length;
}

/** The maximum number of comparisons for a range of rows; a longer range is paired in order. */
const maxComparisons = 10_000;

/** The pairs with the most in common, where both lists keep their order. */
function pairsInOrder(
  rows: number[],
  otherRows: number[],
  likeness: (row: number, other: number) => number,
): [number, number][] {
  const width = otherRows.length + 1;
  if (rows.length * width > maxComparisons)
    return rows.flatMap((row, index): [number, number][] => {
      const other = otherRows[index];
      return other !== undefined && likeness(row, other) > 0 ? [[row, other]] : [];
    });
  // For each index, the most that the remaining rows have in common.
  const best = new Uint32Array((rows.length + 1) * width);
  const at = (row: number, other: number) => best[row * width + other] ?? 0;
  const alike = rows.map((row) => otherRows.map((other) => likeness(row, other)));
  for (let row = rows.length - 1; row >= 0; row--)
    for (let other = otherRows.length - 1; other >= 0; other--) {
      const score = alike[row]?.[other] ?? 0;
      const paired = score > 0 ? score + at(row + 1, other + 1) : 0;
      best[row * width + other] = Math.max(paired, at(row + 1, other), at(row, other + 1));
    }
  const pairs: [number, number][] = [];
  for (let row = 0, other = 0; at(row, other) > 0 && row < rows.length && other < otherRows.length; ) {
    const score = alike[row]?.[other] ?? 0;
    if (score > 0 && at(row, other) === score + at(row + 1, other + 1))
      pairs.push([rows[row++] as number, otherRows[other++] as number]);
    else if (at(row, other) === at(row + 1, other)) row++;
    else other++;
  }
  return pairs;
}
