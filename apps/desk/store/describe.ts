import { inEachLanguage, labelOf, type Message, type MessageLanguage } from "@hospital/content/messages/labels";
import { subjects } from "@hospital/content/record/applies";
import { isGroup, ownValue } from "@hospital/content/record/fields";
import { nameInRow } from "@hospital/content/record/row-name";
import { defaultLocale } from "@hospital/content/text/locales";
import type { FieldPath, RecordValue, ValueChange } from "../api.ts";
import { changeMessage } from "../messages/say.ts";
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
export function describe(changes: Change[]): Message {
  const parts = changes.map((change) => ({ record: placeOfChange(change), fields: fieldsOfChange(change) }));
  return inEachLanguage((language) =>
    parts.map(({ record, fields }) => `${record[language]}: ${fields[language]}`).join("; "),
  );
}

/** The place of a changed record in the menu. */
export function placeOfChange({ path, before, after }: Change): Message {
  return placeOf(path, after ?? before ?? {});
}

function fieldsOfChange(change: Change): Message {
  if (!change.before) return changeMessage("created");
  if (!change.after) return changeMessage("deleted");
  const differences = differencesOf(change.before, change.after);
  return inEachLanguage((language) => {
    const distinct = [...new Set(differences.map((difference) => differenceText(change, difference, language)))];
    const more = distinct.length > 4 ? [changeMessage("more", { count: distinct.length - 4 })[language]] : [];
    return [...distinct.slice(0, 4), ...more].join(", ") || changeMessage("rewritten")[language];
  });
}

function differenceText(change: Change, { field, before, after }: Difference, language: MessageLanguage): string {
  const [top = "", index] = field;
  const row =
    typeof index === "number" && (rowName(after, field, change.after) ?? rowName(before, field, change.before));
  const label = labelOf(String(top), language);
  // A file with a single list has the list's label.
  if (row) return label === placeOfChange(change)[language] ? row : `${label} (${row})`;
  return label;
}

/** What a person calls a row: its name, or its first words. */
export function rowName(value: unknown, field: FieldPath, record: RecordValue | undefined): string | undefined {
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

function rowAt(record: RecordValue | undefined, [top, row]: FieldPath): unknown {
  const rows = record?.[String(top)];
  return Array.isArray(rows) && typeof row === "number" ? rows[row] : undefined;
}

/** The changed values. */
export function valueChanges({ before, after }: Pick<Change, "before" | "after">): ValueChange[] {
  // The digest of a signed text tells a reader nothing.
  const read = differencesOf(before ?? {}, after ?? {}).filter(({ field }) => field.at(-1) !== "digest");
  return read;
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
