import { z } from "astro/zod";
import { type CollectionName, collections, recordShapes } from "../collections.ts";
import { defaultLocale, publishedLocales } from "../text/locales.ts";
import { isLocalized, withoutWrapper } from "../text/translation.ts";

export interface Collection {
  name: string;
  /** The glob of its files under content/. */
  files: string;
  /** Whether it is a folder of any number of records. */
  isFolder: boolean;
  /** The schema of the file. */
  record: z.ZodObject;
  /** The schema of the form: the record, and `overview` for its prose. */
  shape: z.ZodObject;
  /** Whether records have prose in a file for each language. */
  hasProse: boolean;
}

/** Every collection, with the pattern of the paths of its files. */
const allCollections = Object.entries(collections).map(([name, collection]) => ({
  ...collection,
  name: name as CollectionName,
  pattern: patternOf(collection.files),
}));
const folderOf = (files: string) => files.slice(0, files.lastIndexOf("/") + 1);

/** A text in Markdown in each language. */
const prose = () => {
  const parts = publishedLocales.map((locale) => [
    locale,
    locale === defaultLocale ? z.string() : z.string().optional(),
  ]);
  return z.strictObject(Object.fromEntries(parts)).meta({ fieldType: "prose", isLocalized: true });
};

/** The collections with a form. */
export const shapedCollections: Collection[] = allCollections
  // The brand has no form: it changes rarely, and is made by a designer.
  .filter(({ name, isProse }) => !isProse && name !== "brand")
  .map(({ name, files }) => {
    const record: z.ZodObject = recordShapes[name];
    const hasProse = allCollections.some((other) => other.isProse && folderOf(other.files) === folderOf(files));
    const shape = hasProse ? record.extend({ overview: prose() }) : record;
    return { name, files, isFolder: files.includes("*"), record, shape, hasProse };
  });

/** "pages/{404,offline}.yaml" and "doctors/*.yaml" are all that a collection's files may be. */
function patternOf(files: string): RegExp {
  const source = files
    .replaceAll(".", "\\.")
    .replaceAll("*", "[^/]+")
    .replace(/\{(.*)\}/, (_, choices: string) => `(?:${choices.replaceAll(",", "|")})`);
  return new RegExp(`^${source}$`);
}

/** The collection of the file at a path below content/. */
export function collectionOfFile(path: string) {
  return allCollections.find(({ pattern }) => pattern.test(path));
}

/** The collection of the record at a path below content/, if it has a form. */
export function collectionAt(path: string): Collection | undefined {
  const collection = collectionOfFile(path);
  return collection && shapedCollections.find(({ name }) => name === collection.name);
}

/** The object schema of a localized text, also inside unions. */
export function groupOf(localized: z.ZodType): z.ZodObject {
  const options = localized instanceof z.ZodUnion ? localized.options : [localized];
  const group = options.find((option) => option instanceof z.ZodObject && defaultLocale in option.shape);
  if (!isLocalized(localized) || !group)
    throw new Error("The desk has no form for this union: packages/content/record/shaped-collections.ts");
  const { shape } = group as z.ZodObject;
  const spoken = publishedLocales.flatMap((locale) => (shape[locale] ? [[locale, shape[locale]] as const] : []));
  return z.strictObject(Object.fromEntries(spoken));
}

/** Unwraps optional, default and preprocess. */
export function coreOf(shape: z.ZodType): z.ZodType {
  const inner = withoutWrapper(shape);
  return inner instanceof z.ZodPipe ? coreOf(inner.out as z.ZodType) : inner;
}

/** The names of all fields of a schema, also of those in groups and rows. */
export function fieldNames(shape: z.ZodType): string[] {
  const core = coreOf(shape);
  if (isLocalized(core)) return [];
  if (core instanceof z.ZodArray) return fieldNames(core.element as z.ZodType);
  if (!(core instanceof z.ZodObject)) return [];
  return Object.entries(core.shape).flatMap(([name, part]) => [name, ...fieldNames(part as z.ZodType)]);
}
