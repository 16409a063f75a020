import { belowContent, contentFolder } from "../content-check/content-folder.ts";
import { collectionOf, recordOf } from "./content.ts";
import { type FileChange, recordName, valueChanges } from "./describe-changes.ts";
import { versionOf } from "./form-files.ts";
import { saveFiles } from "./save.ts";
import { changedFiles } from "./store/changed-files.ts";
import { bytesOnDisk } from "./store/commit.ts";
import { blobOf, git, openRepository, type Person, Refusal, type Repository } from "./store/repository.ts";

/** An entry of the history. */
export interface Change {
  /** Git's name for the commit. */
  id: string;
  words: string;
  by: string;
  /** ISO, with the time zone. */
  at: string;
}

/** The change of one file, with values where it is a record. */
export interface ChangedFile {
  /** Below content/. */
  path: string;
  name: string;
  values: { label: string; before: string; after: string }[];
}

const row = "%H%x1f%an%x1f%aI%x1f%s%x1e";

/**
 * The changes of the content, the newest first, at most `count`; `entry` is the editor's address of a record, as
 * "doctors/asha-rao", `since` a commit.
 */
export async function changes(root: string, { entry = "", since = "", count = 100 }): Promise<Change[]> {
  const repository = await openRepository(root);
  const path = entry.replace(/^_singletons\//, "");
  if (!/^[\w/-]*$/.test(path) || !/^[\da-f]*$/.test(since)) return [];
  const folder = contentFolder(root);
  const places = path === "" ? [folder] : [`:(glob)${folder}/${path}.*`];
  const range = since === "" ? "HEAD" : `${since}..HEAD`;
  const log = await git(
    repository,
    "log",
    `--format=${row}`,
    "--no-merges",
    "--full-history",
    `-n${count}`,
    range,
    "--",
    ...places,
  );
  return log.split("\x1e\n").flatMap((line) => {
    const [id = "", by = "", at = "", words = ""] = line.trim().split("\x1f");
    return id === "" ? [] : [{ id, by, at, words }];
  });
}

/** The details of a change, by file. */
export async function filesOfChange(root: string, id: string): Promise<ChangedFile[]> {
  const repository = await openRepository(root);
  const files = await filesOf(repository, id);
  const texts = files.map(async ({ path, before, after }): Promise<FileChange> => {
    const text = async (id: string | undefined) =>
      id && collectionOf(recordOf(path)) ? (await blobOf(repository, id)).toString() : id;
    return { path, before: await text(before), after: await text(after) };
  });
  return (await Promise.all(texts)).map((file) => ({
    path: file.path,
    name: recordName(file),
    values: valueChanges(file),
  }));
}

/** The files of the content that a commit has changed, with git's names for their bytes. */
async function filesOf(repository: Repository, id: string) {
  if (!/^[\da-f]{40,64}$/.test(id)) throw new Refusal("There is no such change.");
  const files = await changedFiles(repository, [id], [contentFolder(repository.root)]);
  return [...files].map(([path, { before, after }]) => ({
    path: belowContent(repository.root, path),
    before: before?.id,
    after: after?.id,
  }));
}

/** Restores the files of a change to before or after it, as a normal save. Returns the refusals. */
export async function restoreChange(
  root: string,
  { id, side }: { id: string; side: "before" | "after" },
  person: Person,
): Promise<string[]> {
  const repository = await openRepository(root);
  const files = await filesOf(repository, id);
  const [day = "", subject = ""] = (await git(repository, "log", "-1", "--format=%as%x1f%s", id)).trim().split("\x1f");
  return restoreVersions(
    root,
    files.map((file) => ({ path: file.path, id: file[side] })),
    person,
    `Brought back, as it was ${side} this of ${day}: ${subject}`,
  );
}

/** Saves given git versions of files. Returns the refusals. */
export async function restoreVersions(
  root: string,
  files: { path: string; id: string | undefined }[],
  person: Person,
  words?: string,
): Promise<string[]> {
  const repository = await openRepository(root);
  const wanted = files.map(async ({ path, id }) => {
    const before = await bytesOnDisk(root, `${contentFolder(root)}/${path}`);
    const bytes = id === undefined ? undefined : await blobOf(repository, id);
    return { path, bytes, version: before && versionOf(before) };
  });
  return saveFiles(root, await Promise.all(wanted), person, words);
}
