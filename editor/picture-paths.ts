import { posix } from "node:path";
import { fieldsOf, referenceOf } from "../content-check/shapes.ts";
import type { Collection } from "./shapes.ts";

type Shape = Collection["shape"];
type Group = Record<PropertyKey, unknown>;

/**
 * A record with absolute picture paths for the editor, "/content/doctors/photos/asha-rao.webp": forms don't know the
 * folder of a file.
 */
export function withEditorPaths<Value>(path: string, shape: Shape, record: Value): Value {
  return withPictures(shape, record, (name) =>
    name.startsWith(".") ? posix.join("/content", posix.dirname(path), name) : name,
  );
}

/** The reverse: paths relative to the record's file, "./photos/asha-rao.webp". */
export function withFilePaths<Value>(path: string, shape: Shape, record: Value): Value {
  return withPictures(shape, record, (name) =>
    name.startsWith("/content/") ? relative(path, name.slice("/content/".length)) : name,
  );
}

function relative(path: string, picture: string): string {
  return posix.relative(posix.dirname(path), picture).replace(/^(?!\.)/, "./");
}

/** The pictures that the record at `path` names, as paths below content/. */
export function pictureNames(path: string, shape: Shape, record: unknown): string[] {
  return picturesOf(shape, record).map(({ name }) => posix.join(posix.dirname(path), name));
}

function withPictures<Value>(shape: Shape, record: Value, change: (name: string) => string): Value {
  const copy = structuredClone(record);
  for (const { name, steps } of picturesOf(shape, record)) {
    const group = steps.slice(0, -1).reduce((part, step) => part[step] as Group, copy as Group);
    group[steps.at(-1) ?? ""] = change(name);
  }
  return copy;
}

function picturesOf(shape: Shape, record: unknown) {
  return [...fieldsOf(shape, record)].flatMap(({ shape: part, value, path }) =>
    referenceOf(part) === "picture" && typeof value === "string" ? [{ name: value, steps: path }] : [],
  );
}
