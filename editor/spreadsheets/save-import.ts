import { type Problem, placeLabel } from "../../content-check/problem.ts";
import { type FormChange, readForm } from "../form-files.ts";
import { plainText } from "../record-file.ts";
import { checkChanges, save } from "../save.ts";
import type { Person } from "../store/repository.ts";
import { stepsTo, withoutGaps } from "./apply.ts";
import { UnreadableFile } from "./archive.ts";
import { type Import, importFingerprint, importSummary, readImport } from "./import.ts";
import { bookIn, placeOf, readRows } from "./read-rows.ts";
import { readWorkbook, type Workbook } from "./read-workbook.ts";
import type { Remark, Report } from "./report.ts";
import { type Book, booksOf, tablesOf } from "./tables.ts";

/** A file that somebody wants to import. */
export interface Upload {
  bytes: Buffer;
  /** The name of the uploaded file. */
  name: string;
  /** The ids of missing rows to delete. */
  removed: string[];
}

/**
 * Previews an import. `fingerprint` identifies exactly this report.
 *
 * @throws {UnreadableFile}
 */
export async function preview(root: string, upload: Upload): Promise<{ report: Report; fingerprint: string }> {
  const { plan, changes, fingerprint } = await planned(root, upload);
  // The check would repeat the problems of invalid cells.
  if (plan.report.problems.length === 0 && changes.length > 0)
    plan.report.problems.push(...(await checkChanges(root, changes)).map((problem) => remarkOf(problem, plan)));
  return { report: plan.report, fingerprint };
}

/**
 * Saves all of an import, or nothing and returns why. `seen` is the fingerprint of the preview: an import that would do
 * something else by now is refused.
 *
 * @throws {UnreadableFile}
 */
export async function importFile(root: string, upload: Upload, seen: string, person: Person): Promise<string[]> {
  const { plan, changes, fingerprint } = await planned(root, upload);
  if (fingerprint !== seen) return ["The website has changed meanwhile. Look at the changes once more."];
  if (plan.report.problems.length > 0)
    return plan.report.problems.map(({ place, message, fix }) => `${place}: ${message} ${fix}`);
  return changes.length === 0 ? [] : save(root, changes, person, importSummary(plan, upload));
}

async function planned(root: string, { bytes, name, removed }: Upload) {
  const workbook = await readWorkbook(bytes);
  const plan = await readImport(root, await bookOf(root, workbook, name), workbook, removed);
  const changes = await changesOf(root, plan);
  return { plan, changes, fingerprint: importFingerprint(plan, removed) };
}

/** Detects a file's book by its hidden name, its file name or its columns. */
async function bookOf(root: string, { sheets }: Workbook, fileName: string): Promise<Book> {
  const books = await booksOf(root);
  const said = bookIn(sheets);
  const called = books.filter(({ name }) => new RegExp(`^${name}(?![a-z0-9-])`, "i").test(fileName));
  const own = books.find(({ name }) => name === said) ?? called[0];
  if (own) return own;
  const found = await Promise.all(
    books.map(async (book) => {
      const { tables } = await tablesOf(root, book);
      const { found } = readRows(sheets, tables);
      return { book, count: found.reduce((sum, { rows }) => sum + (rows[0]?.cells.size ?? 0), 0) };
    }),
  );
  const [best, next] = found.sort((a, b) => b.count - a.count);
  if (!best || best.count === 0 || best.count === next?.count)
    throw new UnreadableFile(
      "It does not say which list it is. Give the file the name that it was downloaded by, as doctors.xlsx, and leave its first row as it was.",
    );
  return best.book;
}

/** The planned records as form changes. */
async function changesOf(root: string, { touched, removed, forms }: Import): Promise<FormChange[]> {
  return Promise.all(
    [...touched].map(async (path) => {
      const { version } = await readForm(root, path).catch(() => ({ version: undefined }));
      return {
        path,
        version,
        content: removed.has(path) ? undefined : plainText(withoutGaps(forms.get(path)) as Record<string, unknown>),
      };
    }),
  );
}

/** The content check's errors with their places in the spreadsheet. */
function remarkOf(problem: Problem, { tables, sources }: Import): Remark {
  const { file, field, plain: message } = problem;
  const steps = field.split(".").filter(Boolean);
  const own = tables
    .flatMap((table) => table.rows.map((row) => ({ table, row, at: stepsTo(row, table) })))
    .filter(({ row, at }) => file === `content/${row.path}` && at.every((step, index) => step === steps[index]))
    .sort((a, b) => b.at.length - a.at.length)[0];
  const source = own && sources.get(own.row);
  if (!source || !own) return { place: placeLabel(problem), message, fix: "" };
  const rest = steps.slice(own.at.length);
  const column = [...source.cells.keys()]
    .filter(({ path }) => path.every((step, index) => rest[index] === undefined || String(step) === rest[index]))
    .sort((a, b) => b.path.length - a.path.length)
    .find(
      ({ path }) => rest.length > 0 && path.slice(0, rest.length).every((step, index) => String(step) === rest[index]),
    );
  return { place: placeOf(source, column), message, fix: "" };
}
