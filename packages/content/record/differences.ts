import { defaultLocale } from "../text/locales.ts";
import { subjects } from "./applies.ts";
import { isGroup, ownValue } from "./fields.ts";
import { Identities } from "./identities.ts";
import type { FieldPath } from "./merge.ts";
import { nameInRow } from "./row-name.ts";

/** The name of a row, or its first words. */
export function rowName(value: unknown, field: FieldPath, record: Group | undefined): string | undefined {
  const row = isGroup(value) && field.length === 2 ? value : rowAt(record, field);
  if (!isGroup(row)) return undefined;
  const name = nameInRow(row, defaultLocale);
  // An exception is named by its subject and its day.
  const subject = subjects.map((field) => row[field]).find(Boolean);
  const text = [subject, name, row.change && row.from]
    .filter((one) => typeof one === "string" && one !== "")
    .join(", ");
  if (text === "") return undefined;
  return text.length > 40 ? `${text.slice(0, 40).replace(/\s+\S*$/, "")}…` : text;
}

function rowAt(record: Group | undefined, [top, row]: FieldPath): unknown {
  const rows = record?.[String(top)];
  return Array.isArray(rows) && typeof row === "number" ? rows[row] : undefined;
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
}

export function differencesOf(before: Group, after: Group): Difference[] {
  return new Differences().between([], before, after);
}

class Differences {
  readonly #identities = new Identities();

  between(field: FieldPath, before: unknown, after: unknown): Difference[] {
    if (this.#identities.of(before) === this.#identities.of(after)) return [];
    if (isGroup(before) && isGroup(after))
      return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
        this.between([...field, key], ownValue(before, key), ownValue(after, key)),
      );
    if (Array.isArray(before) && Array.isArray(after)) return this.#betweenRows(field, before, after);
    return [{ field, before, after }];
  }

  /** Aligns two lists by their equal rows; between two of these, pairs removed with added rows. */
  #betweenRows(field: FieldPath, before: unknown[], after: unknown[]): Difference[] {
    const gone = this.#missingIn(after, before);
    const come = this.#missingIn(before, after);
    if (gone.length === 0 && come.length === 0) return [{ field, before, after }];
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, place) => {
      const [old, now] = [gone[place], come[place]];
      const sides = [old === undefined ? old : before[old], now === undefined ? now : after[now]] as const;
      return this.between([...field, now ?? old ?? 0], ...sides);
    }).flat();
  }

  /** The indices of the rows that the other list lacks. */
  #missingIn(others: unknown[], rows: unknown[]): number[] {
    const known = new Set(others.map((row) => this.#identities.of(row)));
    return [...rows.keys()].filter((index) => !known.has(this.#identities.of(rows[index])));
  }
}
