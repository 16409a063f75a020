import { nameOf } from "./columns.ts";
import { fingerprint } from "./format-cell.ts";
import { foldedWord } from "./plain-text.ts";
import type { FileRow, FileTable } from "./read-rows.ts";
import type { Row, Table } from "./tables.ts";

/** The row's cells at the export by column label; undefined where the file has lost them. */
export type Fingerprints = Record<string, string> | undefined;

interface RowTexts {
  fingerprintsFor(table: Table, key: string): Fingerprints;
  /** The current text of a content row's cell. */
  textOf(row: Row, column: Table["columns"][number]): string;
  /** The normalized text of a file's cell. */
  fileText(row: FileRow, column: Table["columns"][number]): string;
}

/** Matches each row of the file to a content row, undefined (new) or "gone". */
export function matchRows({ table, rows }: FileTable, rowTexts: RowTexts): Map<FileRow, Row | "gone" | undefined> {
  const matches = new Map<FileRow, Row | "gone" | undefined>();
  const free = new Set(table.rows);
  const open = new Set(rows);
  const take = (fileRow: FileRow, row: Row | undefined) => {
    if (!row) return;
    matches.set(fileRow, row);
    free.delete(row);
    open.delete(fileRow);
  };
  const round = (find: (fileRow: FileRow) => Row | undefined) => {
    for (const fileRow of open) take(fileRow, find(fileRow));
  };
  // A record's key is its slug; a copied key is not a second record.
  if (!table.parent) round(({ key }) => [...free].find((row) => row.key === key));
  else {
    const similarity = (fileRow: FileRow, row: Row) => {
      const marks = rowTexts.fingerprintsFor(table, fileRow.key);
      const same = table.columns.filter((column) => {
        const now = rowTexts.textOf(row, column);
        return fingerprint(now) === marks?.[column.label] || now === rowTexts.fileText(fileRow, column);
      });
      return same.length / table.columns.length;
    };
    const siblingsOf = (fileRow: FileRow) => [...free].filter((row) => parentKey(row.key) === parentKey(fileRow.key));
    const isWhole = (fileRow: FileRow, row: Row) => similarity(fileRow, row) === 1;
    round((fileRow) => siblingsOf(fileRow).find((row) => row.key === fileRow.key && isWhole(fileRow, row)));
    round((fileRow) => siblingsOf(fileRow).find((row) => isWhole(fileRow, row)));
    round((fileRow) => siblingsOf(fileRow).find((row) => row.key === fileRow.key && similarity(fileRow, row) >= 0.5));
    round((fileRow) => siblingsOf(fileRow).find((row) => similarity(fileRow, row) > 0.7));
  }
  // Without a key: by equal cells, or by a unique name.
  const keyless = (fileRow: FileRow) => fileRow.key === "";
  const isSameText = (fileRow: FileRow, row: Row) =>
    belongs(fileRow, row) &&
    [...fileRow.cells.keys()].every((column) => rowTexts.textOf(row, column) === rowTexts.fileText(fileRow, column));
  round((fileRow) => (keyless(fileRow) ? [...free].find((row) => isSameText(fileRow, row)) : undefined));
  round((fileRow) => {
    const called = nameColumn(table);
    const name = called && rowTexts.fileText(fileRow, called);
    if (!keyless(fileRow) || !name) return undefined;
    const same = [...free].filter((row) => nameOf(row.form) === name && belongs(fileRow, row));
    return same.length === 1 ? same[0] : undefined;
  });
  for (const fileRow of open) matches.set(fileRow, fileRow.key === "" ? undefined : "gone");
  return matches;
}

function belongs(fileRow: FileRow, row: Row): boolean {
  return (
    !fileRow.parent ||
    !row.parent ||
    [row.parent.key, nameOf(row.parent.form) ?? ""].map(foldedWord).includes(foldedWord(fileRow.parent))
  );
}

/** The column with the row's name. */
export function nameColumn({ columns }: Table) {
  return ["name", "title", "tile"].flatMap((name) => columns.find(({ path }) => path[0] === name) ?? [])[0];
}

function parentKey(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf("/")));
}
