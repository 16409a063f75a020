import { choicesOf } from "../config.ts";
import { readRecords } from "../content.ts";
import type { Person } from "../store/repository.ts";
import { UnreadableFile } from "./archive.ts";
import { choicesFor } from "./choices.ts";
import { importFile, preview, type Upload } from "./save-import.ts";
import { booksOf, tablesOf } from "./tables.ts";
import { writeWorkbook } from "./write-workbook.ts";

/** The downloadable books: file name without extension, and title. */
export async function listBooks(root: string): Promise<{ name: string; label: string }[]> {
  return (await booksOf(root)).map(({ name, label }) => ({ name, label }));
}

/** The spreadsheet of a book, if it exists. */
export async function download(root: string, name: string): Promise<Buffer | undefined> {
  const book = (await booksOf(root)).find((one) => one.name === name);
  if (!book) return undefined;
  const { tables } = await tablesOf(root, book);
  return writeWorkbook(name, tables, choicesFor(choicesOf(await readRecords(root))));
}

/** Previews an import or, with the `fingerprint` of the preview, saves it as `person`. */
export async function upload(root: string, form: FormData, person: Person) {
  const file = form.get("file");
  if (!(file instanceof File)) return { unreadable: "Choose a file." };
  const own: Upload = {
    name: file.name,
    bytes: Buffer.from(await file.arrayBuffer()),
    removed: form.getAll("removed").map(String),
  };
  const seen = form.get("fingerprint");
  try {
    return seen === null ? await preview(root, own) : { refused: await importFile(root, own, String(seen), person) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message };
    throw error;
  }
}
