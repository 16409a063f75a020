import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { inEachLanguage, labelOf, type Message } from "@hospital/content/messages/labels";
import { valueChanges } from "@hospital/content/record/differences";
import { merge } from "@hospital/content/record/merge";
import { type Collection, shapedCollections } from "@hospital/content/record/shaped-collections";
import { isGroup } from "@hospital/content/record/values";
import {
  type FieldConflict,
  type MergeChoices,
  type RecordValue,
  type SheetAnswer,
  sheetCollections,
  type ValueChange,
} from "../api.ts";
import { changeMessage, refusalMessage } from "../messages/writers.ts";
import { Import } from "../sheets/import.ts";
import { type Table, tablesOf } from "../sheets/tables.ts";
import { readWorkbook, type SheetRows, withoutVersion, writeWorkbook } from "../sheets/workbook.ts";
import { labelOfChange } from "../store/describe.ts";
import { type ReadRecord, readRecords, recordsAt } from "../store/records.ts";
import { Refusal } from "../store/refusal.ts";
import { headOf, type Repository } from "../store/repository.ts";
import { problemsAfter, refuseConflicts, saveRecords } from "../store/save.ts";
import { choicesOf } from "./content.ts";
import { authorOf, choicesIn, formOf, type Routes } from "./request.ts";

/** A list with a separate file, because people look for it and not for its collection. */
const rates = { name: "rates", collection: "disclosures", list: "rows" };
/** Collections whose records are pages, which only their forms can create. */
const pages = ["people", "disclosures"];
const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The routes that export lists as spreadsheets and import them. */
export function sheetRoutes(app: Routes, repository: Repository): void {
  app.get("/api/sheets", async (context) => {
    const records = await readRecords(repository);
    return context.json(
      booksOf(records).map(({ name, collection, tables }) => ({
        name,
        rows: rowCount(collection, tables),
        record: onlyRecord(tables),
      })),
    );
  });
  app.get("/api/sheets/:file{.+\\.xlsx}", async (context) => {
    const name = context.req.param("file").replace(/\.xlsx$/, "");
    const records = await readRecords(repository);
    const book = booksOf(records).find((candidate) => candidate.name === name);
    if (!book) throw new Refusal(refusalMessage("noSuchList"));
    const commit = await headOf(repository);
    const bytes = await writeWorkbook(book.tables, choicesOf(records), commit);
    context.header("Content-Disposition", `attachment; filename="${name}.xlsx"`);
    return context.body(new Uint8Array(bytes), 200, { "Content-Type": type });
  });
  app.post("/api/sheets", async (context) => {
    const { file, fields } = await formOf(context, "noFile");
    const { commit, sheets } = withoutVersion(await readWorkbook(Buffer.from(await file.arrayBuffer())));
    const records = await readRecords(repository);
    const book = bookFor(booksOf(records), sheets);
    // A file without a version is compared with the present records.
    const base = (await recordsAt(repository, commit, book.collection.name)) ?? book.ownRecords;
    const sheetImport = new Import(book.collection, base, choicesOf(records), fields.remove !== undefined);
    sheetImport.read(sheets);
    const sides = choicesIn(fields.choices);
    const answer = await answerFor(repository, book, sheetImport, sides);
    const isWanted =
      fields.save === answer.body.version && answer.problems.length === 0 && answer.body.changes.length > 0;
    if (!isWanted) return context.json(answer.body);
    const message = changeMessage("ofRecord", {
      record: inEachLanguage((language) => labelOf(book.collection.name, language)),
      change: fromSpreadsheet(answer.body.counts),
    });
    await saveRecords(repository, answer.changes, authorOf(context), message, sides);
    return context.json({ ...answer.body, isSaved: true });
  });
}

/** A file with some of a collection's sheets. */
interface Book {
  name: string;
  collection: Collection;
  ownRecords: ReadRecord[];
  tables: Table[];
}

function booksOf(records: ReadRecord[]): Book[] {
  return sheetCollections.flatMap((name) => {
    const collection = shapedCollections.find((candidate) => candidate.name === name);
    const ownRecords = records.filter((record) => record.collection === name);
    if (!collection || (ownRecords.length === 0 && pages.includes(name))) return [];
    const tables = tablesOf(collection, ownRecords);
    const ofRates = tables.filter((table) => name === rates.collection && table.name === rates.list);
    const book = { name, collection, ownRecords, tables: tables.filter((table) => !ofRates.includes(table)) };
    return ofRates.some(({ rows }) => rows.length > 0)
      ? [{ ...book, name: rates.name, tables: ofRates }, book]
      : [book];
  });
}

/**
 * The number of records in a folder, or of rows in a file's lists. Nested rows, such as a doctor's hours, don't count.
 */
function rowCount(collection: Collection, tables: Table[]): number {
  const isInner = ({ parent }: Table) => parent !== undefined && tables.includes(parent);
  const outer = tables.filter((table) => !isInner(table));
  const lists = collection.isFolder ? outer : tables.filter(({ parent }) => parent && !parent.parent);
  return lists.reduce((sum, { rows }) => sum + rows.length, 0);
}

/** The path of the record that has all rows, such as all holidays. */
function onlyRecord(tables: Table[]): string | undefined {
  const [path, ...others] = new Set(tables.flatMap(({ rows }) => rows.map((row) => row.path)));
  return others.length === 0 ? path : undefined;
}

/** The list with the most sheets in common with a file. */
function bookFor(books: Book[], sheets: SheetRows[]): Book {
  const counts = books.map((book) => {
    const labels = book.tables.map(({ label }) => label);
    return { book, count: sheets.filter(({ name }) => labels.includes(name)).length };
  });
  const [best] = counts.sort((a, b) => b.count - a.count);
  if (!best || best.count === 0) throw new Refusal(refusalMessage("noListSheet"));
  return best.book;
}

/** The changes of a file to the present records. */
async function answerFor(
  repository: Repository,
  { collection, ownRecords }: Book,
  sheetImport: Import,
  choices: MergeChoices,
) {
  const changes = sheetImport.changes();
  const conflicts: FieldConflict[] = [];
  const merged = changes.flatMap(({ path, value, base }) => {
    const before = ownRecords.find((record) => record.path === path)?.value;
    const result = merge(base, value ?? undefined, before, { path, choices });
    conflicts.push(...result.conflicts);
    const after = result.value as RecordValue | undefined;
    return isDeepStrictEqual(before, after) ? [] : [{ path, before, after }];
  });
  const { problems } = sheetImport;
  if (problems.length === 0) {
    refuseConflicts(conflicts);
    const after = merged.map(({ path, after }) => ({ path, value: after ?? null }));
    for (const { path, field, location, message } of await problemsAfter(repository, after)) {
      const position = sheetImport.positionOf(path, field);
      problems.push({ ...(position ?? { sheet: "", record: location }), message });
    }
  }
  const changesToShow = merged.map((change) => {
    const kind: SheetAnswer["changes"][number]["kind"] = !change.before ? "new" : change.after ? "changed" : "deleted";
    return {
      path: change.path,
      name: labelOfChange(change),
      values: kind === "deleted" ? [] : valueChanges(change),
      kind,
    };
  });
  const version = createHash("sha256").update(JSON.stringify(changesToShow)).digest("hex").slice(0, 16);
  const body: SheetAnswer = {
    name: collection.name,
    isSaved: false,
    version,
    problems,
    changes: changesToShow,
    counts: countsOf(changesToShow),
    missing: sheetImport.missing,
  };
  return { body, changes, problems };
}

function countsOf(changes: SheetAnswer["changes"]): SheetAnswer["counts"] {
  const values = changes.flatMap(({ kind, values }) => (kind === "changed" ? values : []));
  const isRemoved = ({ field, before, after }: ValueChange) =>
    typeof field.at(-1) === "number" && isGroup(before) && after === undefined;
  const removed = values.filter(isRemoved).length;
  const records = Object.groupBy(changes, ({ kind }) => kind);
  return {
    changed: values.length - removed + (records.new?.length ?? 0),
    removed: removed + (records.deleted?.length ?? 0),
  };
}

function fromSpreadsheet({ changed, removed }: SheetAnswer["counts"]): Message {
  if (removed === 0) return changeMessage("fromSpreadsheet", { count: changed });
  return changeMessage("fromSpreadsheetRemoved", { count: changed, removed });
}
