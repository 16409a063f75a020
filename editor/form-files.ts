import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentFolder } from "../content-check/content-folder.ts";
import { isGroup } from "../content-check/shapes.ts";
import { writeRecord } from "../content-check/write-record.ts";
import { publishedLocales } from "../src/i18n/locales.ts";
import { collectionOf } from "./content.ts";
import { toForm, toRecord } from "./form.ts";
import { withEditorPaths, withFilePaths } from "./picture-paths.ts";
import { plainText, readRecord } from "./record-file.ts";
import { trimmed } from "./spreadsheets/plain-text.ts";

type Form = Record<string, unknown>;

/** A form is one record in one or more files: the fields, and prose in a file for each language. */
export interface FormChange {
  /** The record, below content/, with slashes. */
  path: string;
  /** The record as the editor wrote it, a picture, or undefined for a deletion. */
  content: string | Uint8Array | undefined;
  /** The `versionOf` the files that the editor has read, separated by spaces. */
  version?: string | undefined;
  /** The record that the form started from: the base of a three-way merge. */
  base?: string | undefined;
  /** The version whose conflicts have been shown (see `conflictMessages`), which this save overrules. */
  seen?: string | undefined;
}

/** A digest of a file's content. */
export function versionOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

/** A record as the editor reads it, with the version of its files. */
export async function readForm(root: string, path: string): Promise<{ text: string; version: string }> {
  const read = (one: string) => readFile(join(root, contentFolder(root), one), "utf8");
  const [own = path, ...beside] = filesOf(path);
  const texts = await Promise.all([read(own), ...beside.map((one) => read(one).catch(() => undefined))]);
  const version = texts.map((text) => (text === undefined ? "" : versionOf(text))).join(" ");
  return { text: formText(path, texts), version };
}

function formText(path: string, [record = "", ...prose]: (string | undefined)[]): string {
  const collection = collectionOf(path);
  if (!collection) return record;
  const overview = Object.fromEntries(publishedLocales.map((locale, index) => [locale, prose[index]?.trim()]));
  try {
    const fields = withEditorPaths(path, collection.shape, readRecord(record));
    const form = toForm(collection.shape, fields) as Form;
    return plainText(collection.hasProse ? { ...form, overview } : form);
  } catch {
    // The editor shows its own error for an unreadable file.
    return record;
  }
}

/** Splits a change of a form into changes of its files. */
export function toFiles({ path, content, version }: FormChange) {
  const collection = collectionOf(path);
  if (!collection || content instanceof Uint8Array) return [{ path, bytes: content, version }];
  const versions = version?.split(" ") ?? [];
  const { overview, ...form } = (content === undefined ? {} : trimmed(readRecord(content))) as Form;
  const fields = () => withFilePaths(path, collection.shape, toRecord(collection.shape, form) as object);
  const record = content === undefined ? undefined : writeRecord(collection.shape, fields());
  const prose = publishedLocales.map((locale) => proseText(isGroup(overview) ? overview[locale] : undefined));
  return filesOf(path).map((file, index) => ({
    path: file,
    bytes: [record, ...prose][index],
    version: versions[index] || undefined,
  }));
}

function filesOf(path: string): string[] {
  if (!collectionOf(path)?.hasProse) return [path];
  return [path, ...publishedLocales.map((locale) => path.replace(/\.yaml$/, `.${locale}.md`))];
}

/** Prose with one final line feed, or nothing. */
function proseText(text: unknown): string | undefined {
  const words = String(text ?? "").trim();
  return words === "" ? undefined : `${words}\n`;
}
