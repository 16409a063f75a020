import {
  inEachLanguage,
  isLanguage,
  labelOf,
  type Message,
  type MessageLanguage,
  pathLabel,
} from "@hospital/content/messages/labels";
import { type Difference, differencesOf, type NameOfSubject, rowName } from "@hospital/content/record/differences";
import type { RecordValue } from "../api.ts";
import { changeMessage } from "../messages/writers.ts";
import { recordLabelOf } from "./records.ts";

/** A record or picture before and after a change; undefined if it doesn't exist. */
export interface Change {
  /** Below content/. */
  path: string;
  before: RecordValue | undefined;
  after: RecordValue | undefined;
}

/** Changes in one line: "Doctors › Dr Asha Rao: OPD hours, Fees; Notices: Water supply". */
export function describe(changes: Change[], names: NameOfSubject): Message {
  const parts = changes.map((change) => ({ record: labelOfChange(change), fields: fieldsOfChange(change, names) }));
  return inEachLanguage((language) =>
    parts.map(({ record, fields }) => `${record[language]}: ${fields[language]}`).join("; "),
  );
}

/** The location of a changed record in the menu. */
export function labelOfChange({ path, before, after }: Change): Message {
  return recordLabelOf(path, after ?? before ?? {});
}

function fieldsOfChange(change: Change, names: NameOfSubject): Message {
  if (!change.before) return changeMessage("created");
  if (!change.after) return changeMessage("deleted");
  const differences = differencesOf(change.before, change.after);
  return inEachLanguage((language) => {
    const distinct = [...new Set(differences.map((difference) => differenceText(change, difference, language, names)))];
    const remainder = distinct.length > 4 ? [changeMessage("more", { count: distinct.length - 4 })[language]] : [];
    return [...distinct.slice(0, 4), ...remainder].join(", ") || changeMessage("rewritten")[language];
  });
}

function differenceText(
  change: Change,
  { field, rows = [] }: Difference,
  language: MessageLanguage,
  names: NameOfSubject,
): string {
  const [top = "", index] = field;
  const row = typeof index === "number" && rowName(rows[0], language, names);
  const label = labelOf(String(top), language);
  // A file with a single list has the list's label.
  if (row) return label === labelOfChange(change)[language] ? row : `${label} (${row})`;
  return typeof index === "string" && !isLanguage(index) ? pathLabel([top, index], language) : label;
}
