import type { Collection } from "./shapes.ts";

/** The collection that the record at `path`, below content/, belongs to. */
export function collectionAt(path: string, collections: Collection[]): Collection | undefined {
  return collections.find(({ files }) => patternOf(files).test(path));
}

/** Whether a collection is a folder of any number of records. */
export function isFolder({ files }: Pick<Collection, "files">): boolean {
  return files.includes("*");
}

/** "doctors/asha-rao.yaml" → "asha-rao". */
export function slugOf(path: string): string {
  return path.replace(/^.*\/|\.yaml$/g, "");
}

/** Whether something that the server says of `told` is of the record in the form: a new one's address comes with the save. */
export function isSameRecord(path: string, told: string): boolean {
  const folder = /^(.*\/)new\.yaml$/.exec(path)?.[1];
  return told === path || told === "" || (folder !== undefined && told.startsWith(folder));
}

/** "pages/{404,offline}.yaml" and "doctors/*.yaml" are all that a collection's files may be. */
function patternOf(files: string): RegExp {
  const source = files
    .replaceAll(".", "\\.")
    .replaceAll("*", "[a-z0-9-]+")
    .replace(/\{(.*)\}/, (_, choices: string) => `(?:${choices.replaceAll(",", "|")})`);
  return new RegExp(`^${source}$`);
}
