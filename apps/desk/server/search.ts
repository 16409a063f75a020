import {
  inEachLanguage,
  isLanguage,
  labelOf,
  type MessageLanguage,
  pathLabel,
} from "@hospital/content/messages/labels";
import { fieldsOf } from "@hospital/content/record/fields";
import { slugOf } from "@hospital/content/record/record-paths";
import { fieldNames } from "@hospital/content/record/shaped-collections";
import { rowsAt } from "@hospital/content/record/values";
import { plainText, plainWordsIn } from "@hospital/search/fold";
import { createMatcher, type Entry, type Match } from "@hospital/search/matcher";
import { westernDigits } from "@hospital/search/western-digits";
import type { FieldPath, RecordSummary, SearchMatch } from "../api.ts";
import { findByName } from "../fields/find-by-name.ts";
import { collectionOf, nameOf, picturesOf, type ReadRecord, textsIn } from "../store/records.ts";

/** The searchable texts of a record, in normalized spelling with a space before each word, in all languages. */
interface SearchableRecord {
  summary: RecordSummary;
  /** The record's name and its labels. */
  called: string;
  /** Its fields outside of lists: people search for "emergency number", not for a file. */
  fields: { field: FieldPath; label: string }[];
  /** The labels of all of its fields. */
  labels: string;
  parts: Part[];
}

/** The texts of a row of a list, or those outside of all rows. */
interface Part {
  texts: PartText[];
  /** The first of its texts, in all languages. */
  name: string;
  text: string;
}

interface PartText {
  field: FieldPath;
  text: string;
  /** The text in normalized spelling, with a space before each word. */
  plain: string;
}

/** Cached by record, which is the same object until it changes. */
const searchableRecords = new WeakMap<ReadRecord, SearchableRecord>();

/** The maximum number of characters to search for: thousands of words take seconds, in which the desk can't respond. */
const maxSought = 200;

/**
 * The records and rows with all of these words, the best first. Without any: texts with these digits in a number, or
 * else with similar words, or records with similar names.
 */
export function search(records: ReadRecord[], sought: string, language: MessageLanguage): SearchMatch[] {
  const searches = [withWords, withDigits, withSimilarWords, withMisspeltNames];
  for (const matchesIn of searches) {
    const matches = matchesIn(records, sought.slice(0, maxSought), language);
    if (matches.length > 0) return matches;
  }
  return [];
}

function withWords(records: ReadRecord[], sought: string, language: MessageLanguage): SearchMatch[] {
  const terms = plainWordsIn(sought);
  if (terms.length === 0) return [];
  // From the beginning of a word: "ct" is in "CT of the head", and not in "doctor".
  const wordStarts = terms.map((term) => ` ${term}`);
  const isIn = (text: string) => wordStarts.filter((term) => text.includes(term)).length;
  /** The share of a name that the words make up: "ecg" is all of "ECG", and little of "ECG and Echo Technician". */
  const share = (name: string) =>
    terms.filter((_, index) => name.includes(wordStarts[index] ?? "")).join("").length / name.length;
  const everydayNames = everydayNamesOfRates(records);
  const ranked = records.map(searchableOf).flatMap(({ summary, called, fields, labels, parts }) => {
    const rank = isIn(called);
    if (rank === terms.length) return { match: summary, rank: rank + 1 };
    const field = fields.find(({ label }) => isIn(`${called} ${label}`) === terms.length)?.field;
    if (field) return { match: { ...summary, field, text: pathLabel(field, language) }, rank: rank + 1 };
    const rows = parts.flatMap(({ texts, name, text }) => {
      const everydayName = summary.path === ratesFile ? everydayNames.get(texts[0]?.text ?? "") : undefined;
      const rowText = everydayName ? `${text} ${everydayName}` : text;
      return isIn(rowText) > 0 && isIn(`${labels} ${rowText}`) === terms.length ? { texts, name } : [];
    });
    if (rows.length > 0)
      return rows.map(({ texts, name }) => ({
        match: { ...summary, ...bestOf(texts, terms, language) },
        rank: rank + share(name),
      }));
    const recordText = [labels, ...parts.map((part) => part.text)].join(" ");
    return isIn(recordText) === terms.length ? { match: summary, rank } : [];
  });
  return ranked.sort((a, b) => b.rank - a.rank).map(({ match }) => match);
}

/** Fewer digits are in too many numbers. */
const minDigits = 4;

/** The texts with a number that contains these digits: "0000000004" in "+91 00000 00004". */
function withDigits(records: ReadRecord[], sought: string, language: MessageLanguage): SearchMatch[] {
  const digits = digitsIn(sought);
  if (digits.length < minDigits || /\p{L}/u.test(sought)) return [];
  return records.map(searchableOf).flatMap(({ summary, parts }) =>
    parts
      .flatMap(({ texts }) => texts)
      .filter(({ text }) => digitsIn(text).includes(digits))
      // With the field's name: one number may be in several fields.
      .map(({ field, text }) => ({ ...summary, field, text: `${pathLabel(field, language)}: ${text}` })),
  );
}

/** The digits of a text, different numbers in different words: "00000 00004" is one number. */
function digitsIn(text: string): string {
  return (westernDigits(text).match(/\d[\d\s-]*/g) ?? []).map((number) => number.replace(/\D/g, "")).join(" ");
}

/** A record, one of its fields, or a part of it. */
interface Target {
  summary: RecordSummary;
  field?: FieldPath;
  part?: Part;
}

/** Longer texts aren't names. */
const maxNameLength = 40;

/** The records and rows whose names and labels have similar words: "suneeta" is found as "Sunita". */
function withSimilarWords(records: ReadRecord[], sought: string, language: MessageLanguage): SearchMatch[] {
  const hits = matcherOf(records)(sought)?.filter(({ isWhole }) => isWhole) ?? [];
  const named = new Set(hits.flatMap(({ id }) => (id.field || id.part ? [] : id.summary)));
  // A record is listed once, not with each of its fields.
  const matches = hits.filter(({ id }) => !named.has(id.summary) || !(id.field || id.part));
  return matches.map(({ id: { summary, field, part }, phrase }) => {
    const text = part?.texts.find((candidate) => candidate.text === phrase);
    if (text) return { ...summary, field: text.field, text: extract(text.field, text.text, 0, language) };
    return field ? { ...summary, field, text: pathLabel(field, language) } : summary;
  });
}

/** The records with most letters of the words in their names: "asha roa" is found as "Asha Rao". */
function withMisspeltNames(records: ReadRecord[], sought: string): SearchMatch[] {
  const summaries = records.map((record) => searchableOf(record).summary);
  return findByName(summaries, sought, ({ name }) => Object.values(name)).matches;
}

/** The matcher of the last search, until a record changes. */
let lastMatcher: { records: ReadRecord[]; match: Match<Target> } | undefined;

function matcherOf(records: ReadRecord[]): Match<Target> {
  const isSame =
    lastMatcher?.records.length === records.length &&
    records.every((record, index) => record === lastMatcher?.records[index]);
  if (!lastMatcher || !isSame)
    lastMatcher = { records, match: createMatcher(records.map(searchableOf).flatMap(entriesOf), "search") };
  return lastMatcher.match;
}

function entriesOf({ summary, called, fields, parts }: SearchableRecord): Entry<Target>[] {
  const names = Object.values(summary.name).map((text = "") => ({ text, weight: 1 }));
  const recordNames = { text: called, weight: 0.5 };
  return [
    { ids: [{ summary }], phrases: names },
    ...fields.map(({ field, label }) => ({
      ids: [{ summary, field }],
      phrases: [recordNames, { text: label, weight: 0.8 }],
    })),
    ...parts.map((part) => ({
      ids: [{ summary, part }],
      phrases: part.texts.filter(({ text }) => text.length <= maxNameLength).map(({ text }) => ({ text, weight: 0.9 })),
    })),
  ];
}

const ratesFile = "disclosures/rates.yaml";

/** The everyday words of the tests, by the name of their rate: "ईसीजी" for "ECG". */
function everydayNamesOfRates(records: ReadRecord[]): Map<string, string> {
  const tests = records.find(({ path }) => path === "tests.yaml")?.value;
  const rows: { rate?: string; words?: Record<string, string[]> }[] = rowsAt(tests, "tests");
  return new Map(rows.map(({ rate = "", words = {} }) => [rate, plainTexts(Object.values(words).flat())]));
}

/** The data for menus. */
export function summaryOf({ path, collection, value }: ReadRecord): RecordSummary {
  const [picture] = picturesOf(path, value);
  return {
    path,
    collection,
    name: nameOf(path, value),
    picture,
    isSample: value.sample === true,
  };
}

function searchableOf(record: ReadRecord): SearchableRecord {
  const cached = searchableRecords.get(record);
  if (cached) return cached;
  const { path, collection, value } = record;
  const summary = summaryOf(record);
  const shape = collectionOf(path)?.shape;
  const fields = (shape ? [...fieldsOf(shape, value)] : []).flatMap(({ path: steps }) => {
    const field = steps as FieldPath;
    const isListed = field.some((step) => typeof step === "number" || isLanguage(step));
    return isListed || field.length === 0 ? [] : { field, label: inAll((language) => pathLabel(field, language)) };
  });
  const names = shape ? fieldNames(shape) : [];
  const called = [
    ...Object.values(summary.name),
    inAll((language) => `${labelOf(slugOf(path), language)} ${labelOf(collection, language)}`),
  ];
  const rows = Object.groupBy(textsIn(path, value), ({ field }) => rowOf(field).join("."));
  const searchable = {
    summary,
    called: plainTexts(called),
    fields,
    labels: plainTexts([...called, ...names.map((name) => inAll((language) => labelOf(name, language)))]),
    parts: Object.entries(rows).map(([row, texts = []]) => partOf(row, texts)),
  };
  searchableRecords.set(record, searchable);
  return searchable;
}

function partOf(row: string, rowTexts: Omit<PartText, "plain">[]): Part {
  const key = row === "" ? 0 : row.split(".").length;
  const texts = rowTexts.map(({ field, text }) => ({ field, text, plain: plainTexts([text]) }));
  const names = texts.filter(({ field }) => field[key] === texts[0]?.field[key]);
  const plainOf = (some: PartText[]) => some.map(({ plain }) => plain).join("");
  return { texts, name: plainOf(names), text: plainOf(texts) };
}

function inAll(write: (language: MessageLanguage) => string): string {
  return plainTexts(Object.values(inEachLanguage(write)));
}

/** The words of all texts, each after a space. */
function plainTexts(texts: (string | undefined)[]): string {
  return ` ${plainText(texts.join(" "))}`;
}

/** The path of the row around a field; [] outside of rows. A line of a list isn't a row. */
function rowOf(field: FieldPath): FieldPath {
  const isField = (step: FieldPath[number] = 0) => typeof step === "string" && !isLanguage(step);
  return field.slice(
    0,
    field.findLastIndex((step, index) => typeof step === "number" && isField(field[index + 1])) + 1,
  );
}

/** The field with most of the words, preferably in the desk's language, and the context of the words. */
function bestOf(texts: PartText[], terms: string[], language: MessageLanguage): Pick<SearchMatch, "field" | "text"> {
  const candidates = texts.map(({ field, text, plain }) => {
    const count = terms.filter((term) => plain.includes(` ${term}`)).length;
    return { field, text, count: count + (field.at(-1) === language ? 0.5 : 0) };
  });
  const { field, text } = candidates.reduce((best, candidate) => (candidate.count > best.count ? candidate : best));
  return { field, text: extract(field, text, positionOf(text, terms), language) };
}

/** "Name: Ultrasound of the belly" */
function extract(field: FieldPath, text: string, at: number | undefined, language: MessageLanguage): string {
  return `${labelOf(String(field[0]), language)}: ${at === undefined ? text : around(text, at)}`;
}

/** The position of the first word that begins with one of the terms. */
function positionOf(text: string, terms: string[]): number | undefined {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}\p{Join_Control}'’]+/gu)) {
    const plain = plainText(word);
    if (terms.some((term) => plain.startsWith(term))) return index;
  }
  return undefined;
}

/** The text around the match, in whole words. */
function around(text: string, at: number): string {
  const from = at > 30 ? text.lastIndexOf(" ", at - 30) + 1 : 0;
  const end = text.indexOf(" ", at + 70);
  return `${from > 0 ? "… " : ""}${text.slice(from, end < 0 ? undefined : end)}${end < 0 ? "" : " …"}`;
}
