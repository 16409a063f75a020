import { labelOf } from "@hospital/content/check/labels";
import { subjects } from "@hospital/content/record/applies";
import { isGroup, ownValue } from "@hospital/content/record/fields";
import { nameInRow } from "@hospital/content/record/row-name";
import { valueWords } from "@hospital/content/record/value-words";
import { defaultLocale } from "@hospital/content/text/locales";
import type { FieldPath, RecordValue, ValueChange } from "../api.ts";
import { Identities } from "./identities.ts";
import { placeOf } from "./records.ts";

/** A record or picture before and after a change; undefined where it is not there. */
export interface Change {
  /** Below content/. */
  path: string;
  before: RecordValue | undefined;
  after: RecordValue | undefined;
}

/** Changes in one line: "Doctors › Dr Asha Rao: OPD hours, Fees; Notices: Water supply". */
export function describe(changes: Change[]): string {
  return changes.map((change) => `${placeOfChange(change)}: ${what(change)}`).join("; ");
}

/** The place of a changed record in the menu. */
export function placeOfChange({ path, before, after }: Change): string {
  return placeOf(path, after ?? before ?? {});
}

function what(change: Change): string {
  if (!change.before) return "new";
  if (!change.after) return "deleted";
  const found = differencesOf(change.before, change.after);
  const words = found.map(({ field, before, after }) => {
    const [top = "", row] = field;
    const rows =
      typeof row === "number" && (rowName(after, field, change.after) ?? rowName(before, field, change.before));
    // The record's own label says it already.
    return rows && labelOf(String(top)) === placeOfChange(change)
      ? rows
      : rows
        ? `${labelOf(String(top))} (${rows})`
        : labelOf(String(top));
  });
  const distinct = [...new Set(words)];
  const more = distinct.length > 4 ? [`${distinct.length - 4} more`] : [];
  return [...distinct.slice(0, 4), ...more].join(", ") || "written anew";
}

/** What a person calls a row: its name, or its first words. */
export function rowName(value: unknown, field: FieldPath, record: RecordValue | undefined): string | undefined {
  const row = isGroup(value) && field.length === 2 ? value : rowAt(record, field);
  if (!isGroup(row)) return undefined;
  const said = nameInRow(row, defaultLocale);
  // An exception is told by who and when.
  const whose = subjects.map((subject) => row[subject]).find(Boolean);
  const words = [whose, said, row.change && row.from].filter((one) => typeof one === "string" && one !== "").join(", ");
  if (words === "") return undefined;
  return words.length > 40 ? `${words.slice(0, 40).replace(/\s+\S*$/, "")}…` : words;
}

function rowAt(record: RecordValue | undefined, [top, row]: FieldPath): unknown {
  const rows = record?.[String(top)];
  return Array.isArray(rows) && typeof row === "number" ? rows[row] : undefined;
}

/** The changed values. */
export function valueChanges({ before, after }: Pick<Change, "before" | "after">): ValueChange[] {
  // The digest of a signed text tells a reader nothing.
  const read = differencesOf(before ?? {}, after ?? {}).filter(({ field }) => field.at(-1) !== "digest");
  return read.map(({ field, before, after }) => ({
    field,
    before: valueWords(before),
    after: valueWords(after),
  }));
}

interface Difference {
  field: FieldPath;
  before: unknown;
  after: unknown;
}

function differencesOf(before: RecordValue, after: RecordValue): Difference[] {
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

  /** The indexes of the rows that the other list hasn't. */
  #missingIn(others: unknown[], rows: unknown[]): number[] {
    const known = new Set(others.map((row) => this.#identities.of(row)));
    return [...rows.keys()].filter((index) => !known.has(this.#identities.of(rows[index])));
  }
}
