import { posix } from "node:path";
import { inEachLanguage, locationLabel } from "@hospital/content/messages/labels";
import { rowName } from "@hospital/content/record/differences";
import { metaAt } from "@hospital/content/record/fields";
import { slugOf } from "@hospital/content/record/record-paths";
import { valueAt } from "@hospital/content/record/values";
import { isTitle } from "@hospital/content/text/phrases";
import type { FieldPath, Mention, RecordChange, RecordValue } from "../api.ts";
import { changeMessage } from "../messages/writers.ts";
import {
  collectionOf,
  locationOf,
  nameOf,
  namesOfSubjects,
  type ReadRecord,
  type Reference,
  readRecord,
  readRecords,
  recordLabelOf,
  referencesIn,
  textsIn,
} from "./records.ts";
import type { Person, Repository } from "./repository.ts";
import { type SaveResult, saveRecords } from "./save.ts";

/** The references to a record in other records, and the texts with a doctor's name. */
export async function mentionsOf(repository: Repository, path: string): Promise<Mention[]> {
  const names = await namesOfSubjects(repository);
  const mention = ({ path, value }: ReadRecord, field: FieldPath) => {
    // Rows are shown by name, not by number.
    const steps = typeof field.at(-1) === "number" ? field.slice(0, -1) : field;
    const row = typeof field[1] === "number" && valueAt(value, field.slice(0, 2));
    const location = locationOf(path, value, steps);
    return {
      path,
      field,
      location: inEachLanguage((language) => locationLabel(location, language, [rowName(row, language, names)])),
    };
  };
  const references = (await occurrencesOf(repository, path)).map(({ record, reference: { field } }) => ({
    ...mention(record, field),
    isRemovedWithRecord: stepsToRemove(record.path, field) !== undefined,
  }));
  const texts = (await textsWithName(repository, path)).map(({ record, field }) => ({
    ...mention(record, field),
    isRemovedWithRecord: false,
    isText: true as const,
  }));
  return [...references, ...texts];
}

/** The texts of other records with the name of a doctor, without the titles. */
async function textsWithName(
  repository: Repository,
  path: string,
): Promise<{ record: ReadRecord; field: FieldPath }[]> {
  const records = await readRecords(repository);
  const doctor = records.find((record) => record.path === path && record.collection === "doctors");
  if (!doctor) return [];
  const names = Object.values(nameOf(path, doctor.value)).flatMap((name) => (name ? withoutTitles(name) : []));
  const pattern = RegExp(
    `(?<![\\p{L}\\p{M}])(?:${names.map((name) => RegExp.escape(name)).join("|")})(?![\\p{L}\\p{M}])`,
    "u",
  );
  return records
    .filter((record) => record !== doctor)
    .flatMap((record) =>
      textsIn(record.path, record.value)
        .filter(({ text }) => pattern.test(text))
        .map(({ field }) => ({ record, field })),
    );
}

/** "Prof. (Dr) Asha Rao" → "Asha Rao". */
function withoutTitles(name: string): string {
  const words = [...name.matchAll(/[^\s/,().]+\.?/gu)];
  return name.slice(words.find(([word]) => !isTitle(word))?.index);
}

interface Occurrence {
  record: ReadRecord;
  reference: Reference;
}

async function occurrencesOf(repository: Repository, path: string): Promise<Occurrence[]> {
  const name = slugOf(path);
  const kind = { doctors: "doctor", departments: "department" }[posix.dirname(path)];
  const isMeant = (reference: Reference) =>
    reference.kind === kind
      ? reference.value === name
      : reference.kind === "route" && reference.value === `/${name}` && kind !== "doctor";
  const otherRecords = (await readRecords(repository)).filter((record) => record.path !== path);
  return otherRecords.flatMap((record) =>
    referencesIn(record.path, record.value)
      .filter(isMeant)
      .map((reference) => ({ record, reference })),
  );
}

/**
 * The path to remove along with the record that it refers to: an item of a plain list, or a value declared by
 * `isRemovedWithRecord`, such as a leave. Undefined if a person has to choose a replacement, such as for a doctor's
 * department.
 */
function stepsToRemove(path: string, field: FieldPath): FieldPath | undefined {
  const shape = collectionOf(path)?.shape;
  if (!shape || typeof field.at(-1) === "number") return field;
  return [field, field.slice(0, -1)].find((steps) => metaAt(shape, steps).isRemovedWithRecord);
}

/** Deletes a record and the references to it, in one save. */
export async function deleteRecord(
  repository: Repository,
  { path, version }: { path: string; version: string },
  person: Person,
): Promise<SaveResult> {
  const occurrences = await occurrencesOf(repository, path);
  const byRecord = Object.values(Object.groupBy(occurrences, ({ record }) => record.path));
  const otherChanges = byRecord.flatMap((mentions = []): RecordChange[] => {
    const record = mentions[0]?.record;
    const steps = mentions.flatMap(({ record, reference }) => {
      const remove = stepsToRemove(record.path, reference.field);
      return remove ? [remove] : [];
    });
    if (!record || steps.length === 0) return [];
    const { path, version, value } = record;
    return [{ path, version, base: value, value: without(value, steps) }];
  });
  const { value } = await readRecord(repository, path);
  const message = changeMessage("ofRecord", { record: recordLabelOf(path, value), change: changeMessage("deleted") });
  return saveRecords(repository, [{ path, version, value: null }, ...otherChanges], person, message);
}

/**
 * A copy without the values at these paths. Removes the last one first, because each removal moves the following ones.
 */
function without(value: RecordValue, paths: FieldPath[]): RecordValue {
  const copy = structuredClone(value);
  const inOrder = [...new Map(paths.map((path) => [path.join(), path])).values()].sort(compare).reverse();
  for (const path of inOrder) {
    const group = valueAt(copy, path.slice(0, -1));
    const last = path.at(-1) ?? "";
    if (Array.isArray(group)) group.splice(Number(last), 1);
    else delete (group as Record<PropertyKey, unknown>)[last];
  }
  return copy;
}

function compare(a: FieldPath, b: FieldPath): number {
  const position = a.findIndex((step, index) => step !== b[index]);
  const [stepA = "", stepB = ""] = [a[position], b[position]];
  return typeof stepA === "number" && typeof stepB === "number"
    ? stepA - stepB
    : String(stepA) < String(stepB)
      ? -1
      : 1;
}
