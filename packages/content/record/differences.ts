import type { Language } from "../languages.ts";
import { subjects } from "./applies.ts";
import { Identities } from "./identities.ts";
import { nameFields } from "./match-rows.ts";
import type { FieldPath } from "./merge.ts";
import { namedRows, nameInRow } from "./row-name.ts";
import { isBlank, isGroup, ownValue } from "./values.ts";

/** The name of a record in a language, such as a doctor's; undefined if it's unknown. */
export type NameOfSubject = (subject: (typeof subjects)[number], value: unknown, language: Language) => unknown;

/** The name of a row in a language, or its first words. */
export function rowName(row: unknown, language: Language, nameOfSubject: NameOfSubject): string | undefined {
  if (!isGroup(row)) return undefined;
  const name = nameInRow(row, language);
  // An exception is named by its subject and its day.
  const subject = subjects.flatMap((field) =>
    row[field] ? (nameOfSubject(field, row[field], language) ?? row[field]) : [],
  )[0];
  const text = [subject, name, row.change && row.from]
    .filter((part) => typeof part === "string" && part !== "")
    .join(", ");
  if (text === "") return undefined;
  return text.length > 40 ? `${text.slice(0, 40).replace(/\s+\S*$/, "")}…` : text;
}

/** The changed values that people read. */
export function valueChanges({ before, after }: Sides): Difference[] {
  // The digest of a signed text isn't readable.
  return differencesOf(before ?? {}, after ?? {}).filter(({ field }) => field.at(-1) !== "digest");
}

/** A record before and after a change; undefined where it doesn't exist. */
interface Sides {
  before: Group | undefined;
  after: Group | undefined;
}

type Group = Record<string, unknown>;

export interface Difference {
  field: FieldPath;
  before: unknown;
  after: unknown;
  /** The `namedRows` on the path. */
  rows?: Group[];
}

export function differencesOf(before: Group, after: Group): Difference[] {
  return new Differences().between([], before, after);
}

/** The maximum number of comparisons of two rows; in larger lists, only rows at the same index are compared. */
const maxComparisons = 100_000;

class Differences {
  readonly #identities = new Identities();

  between(field: FieldPath, before: unknown, after: unknown, rows: unknown[] = []): Difference[] {
    if (this.#identities.of(before) === this.#identities.of(after)) return [];
    if (isGroup(before) && isGroup(after))
      return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
        this.between([...field, key], ownValue(before, key), ownValue(after, key), rows),
      );
    if (Array.isArray(before) && Array.isArray(after)) return this.#betweenRows(field, before, after, rows);
    return [differenceIn(rows, field, before, after)];
  }

  /**
   * Aligns two lists by their equal rows. Then a changed row has the same ID or most fields in common with the old row,
   * or its name, or is at the same index of a list with as many rows; others are new or removed.
   */
  #betweenRows(field: FieldPath, before: unknown[], after: unknown[], rows: unknown[]): Difference[] {
    const removed = new Set(this.#missingIn(after, before));
    const added = this.#missingIn(before, after);
    if (removed.size === 0 && added.length === 0) return [differenceIn(rows, field, before, after)];
    const partners = new Map<number, number>();
    const isFew = removed.size * added.length <= maxComparisons;
    const isLike = (now: number, old: number) => isFew && this.#isLike(after[now], before[old]);
    const isNamesake = (now: number, old: number) => isFew && this.#isNamesake(after[now], before[old]);
    const isInPlace = (now: number, old: number) => now === old && before.length === after.length;
    for (const isPair of [isLike, isNamesake, isInPlace])
      for (const now of added) {
        const old = partners.has(now) ? undefined : [...removed].find((candidate) => isPair(now, candidate));
        if (old === undefined) continue;
        partners.set(now, old);
        removed.delete(old);
      }
    return [
      ...added.flatMap((now) =>
        this.between([...field, now], before[partners.get(now) ?? -1], after[now], [...rows, after[now]]),
      ),
      ...[...removed].map((old) => differenceIn([...rows, before[old]], [...field, old], before[old], undefined)),
    ];
  }

  #isLike(row: unknown, other: unknown): boolean {
    if (!isGroup(row) || !isGroup(other)) return false;
    if (row.id || other.id) return row.id === other.id;
    const keys = [...new Set([...Object.keys(row), ...Object.keys(other)])];
    const equal = keys.filter((key) => this.#identities.of(row[key]) === this.#identities.of(other[key]));
    return equal.length > keys.length / 2;
  }

  /** Whether two rows without an ID have a name in common: a test whose price has changed. */
  #isNamesake(row: unknown, other: unknown): boolean {
    if (!isGroup(row) || !isGroup(other) || row.id || other.id) return false;
    return nameFields.some(
      (name) => !isBlank(row[name]) && this.#identities.of(row[name]) === this.#identities.of(other[name]),
    );
  }

  /** The indices of the rows that the other list lacks. */
  #missingIn(otherRows: unknown[], rows: unknown[]): number[] {
    const otherIdentities = new Set(otherRows.map((row) => this.#identities.of(row)));
    return [...rows.keys()].filter((index) => !otherIdentities.has(this.#identities.of(rows[index])));
  }
}

function differenceIn(rows: unknown[], field: FieldPath, before: unknown, after: unknown): Difference {
  return { field, before, after, ...(rows.length > 0 && { rows: namedRows(rows) }) };
}
