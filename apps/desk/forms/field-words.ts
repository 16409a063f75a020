import { labelOf, pathLabel, singularOf } from "@hospital/content/check/labels";
import { inHindi } from "@hospital/content/messages/hindi-problems";
import { ownValue } from "@hospital/content/record/fields";
import { slugOf } from "@hospital/content/record/record-paths";
import { valueWords } from "@hospital/content/record/value-words";
import type { FieldPath, RecordSummary, Words } from "../api.ts";
import { dateWords } from "../app/days.ts";
import { textOf, useDesk } from "../app/desk-context.ts";
import { useAnswer } from "../app/requests.ts";
import { hindiHelp } from "./hindi-help.ts";
import { hindiLabels, hindiPlaces, hindiSingulars } from "./hindi-labels.ts";

const made = new WeakMap<RecordSummary[], (place: string) => string>();
const noRecords: RecordSummary[] = [];

/** Made once for all fields and changes that say a place. */
function placeInHindi(place: string, records = noRecords): string {
  const inHindi = made.get(records) ?? hindiPlaces(records);
  made.set(records, inHindi);
  return inHindi(place);
}

/** Lists, and the home page, whose title is the hospital's name. */
const namedByTheirFile = /^(?:[^/]+|gallery\/.+|pages\/home)\.yaml$/;

/** The labels and the help of the fields, in the desk's language; a text without a Hindi one shows in English. */
export function useFieldWords() {
  const { language, words } = useDesk();
  const isHindi = language === "hi";
  const { answer: records } = useAnswer<RecordSummary[]>(isHindi ? "/api/records" : undefined);
  const label = (name: string) => (isHindi ? ownValue(hindiLabels, name) : undefined) ?? labelOf(name);
  const inLanguage = (place: string) => (isHindi ? placeInHindi(place, records) : place);
  const place = (text: string) =>
    inLanguage(text)
      .replace(/^(.+?) › \1(?= › )/, "$1")
      .replaceAll(/\b\d{4}-\d\d-\d\d\b/g, (day) => dateWords(day, language));
  return {
    label,
    /** What the desk calls a record: its own name, or that of its file. */
    record: (path: string, name: Words | undefined) =>
      (!namedByTheirFile.test(path) && textOf(name, language)) || label(slugOf(path)),
    /** From the top of a record to a value: "OPD hours › 2 › From". */
    path: (field: FieldPath) => inLanguage(pathLabel(field)),
    /** A place or a change, as the server says it in English; a list that is called as its file is named once. */
    place,
    /** A value in one line. A row comes as "From: 2026-11-25, What is different: Late", a text as it is. */
    value: (value: unknown) => {
      const text = valueWords(value);
      return (/^[^,.]+: /.test(text) ? place(text) : text) || words.nothing;
    },
    /** For the button that adds one. */
    singular: (name: string) =>
      (isHindi ? (ownValue(hindiSingulars, name) ?? ownValue(hindiLabels, name)) : undefined) ?? singularOf(name),
    help: (words: string | undefined) => words && ((isHindi ? ownValue(hindiHelp, words) : undefined) ?? words),
    problem: (words: string | undefined) => (words && isHindi ? inHindi(words) : words),
    /** Not every browser knows all of them. */
    language: (code: string) => {
      const name = new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
      return name === code ? label(code) : name;
    },
  };
}
